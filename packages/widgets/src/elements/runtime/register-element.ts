import type { ElementDefinition } from '../define-element';
import type { EmbedSession } from '../session/embed-session';
import { elementClass } from './element-class';
import type { ElementTexts } from './element-texts';

/** Makes the tag known to the browser. A tag that is already defined stays as it is. */
export function registerElement<Props extends object>(
  definition: ElementDefinition<Props>,
  texts: ElementTexts,
  session: EmbedSession,
): void {
  if (customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition, texts, session));
}
