import type { ElementDefinition } from './define-element';
import { elementClass } from './element-class';
import type { ElementTexts } from './element-texts';

/** Makes the tag known to the browser. A tag that is taken already stays as it is. */
export function registerElement(
  definition: ElementDefinition,
  texts: ElementTexts,
  sheet: CSSStyleSheet,
): void {
  if (customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition, texts, sheet));
}
