import type { ElementDefinition } from './define-element';
import { elementClass } from './element-class';
import type { ElementTexts } from './element-texts';

/** Makes the tag known to the browser. A tag somebody else has taken stays theirs. */
export function registerElement(
  definition: ElementDefinition,
  texts: ElementTexts,
  sheet: CSSStyleSheet,
): void {
  if (customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition, texts, sheet));
}
