import type { ElementDefinition } from './define-element';
import { elementClass } from './element-class';

/** Makes the tag known to the browser. A tag somebody else has taken stays theirs. */
export function registerElement(definition: ElementDefinition): void {
  if (!customElements.get(definition.tag)) customElements.define(definition.tag, elementClass(definition));
}
