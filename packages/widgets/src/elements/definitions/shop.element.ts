import { defineProvider } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { shopClass } from '../shop-element/shop-class';
import { addDocumentStyles } from '../styles/style-registry';

/**
 * Says once for all elements in it which shop they show: its API, its address, the language and how prices name the
 * currency. Each value is that of the nearest `<diwan-shop>` that has it, and an element's own comes first. An API comes
 * with its shop: the address of an outer one doesn't apply to it. It shows nothing itself, and its content is laid out
 * as if it weren't there.
 *
 * @slot - The page's content, with elements anywhere in it. They may have shadow roots of the page around them.
 */
export const element = defineProvider({
  tag: 'diwan-shop',
  attributes: {},
  register() {
    addDocumentStyles(':where(diwan-shop){display:contents}');
    customElements.define('diwan-shop', shopClass());
  },
  reservedBlockSize: '0',
});

/** Read by the build alone. */
export const texts = { own: [] } satisfies DefinedTexts;
