import { defineProvider } from '../define-element';
import { shopClass } from '../shop-element/shop-class';
import { addDocumentStyles } from '../styles/style-registry';

/**
 * Sets the shop, its language and currency display for all elements inside. Each value comes from the nearest
 * `<diwan-shop>` that has it; an element's own attributes take precedence. It shows nothing itself and doesn't affect the
 * layout.
 *
 * @slot - The page's content, with elements anywhere inside, including in shadow roots of the page.
 */
export const element = defineProvider({
  tag: 'diwan-shop',
  attributes: {},
  register() {
    addDocumentStyles(':where(diwan-shop){display:contents}');
    customElements.define('diwan-shop', shopClass());
  },
  // Reserving room makes it a container: when that goes, Chrome would forget the room of the elements inside.
  reservedBlockSize: '',
});
