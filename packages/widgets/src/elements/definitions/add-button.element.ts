import { MAX_QUANTITY } from '@diwan/sdk/commerce';
import { defineElement } from '../define-element';
import { ElementAddButton } from '../widgets/ElementAddButton';

/**
 * A button that adds a product to the cart or, if it isn't sold online, to the price box; for use beside the page's own
 * text or picture.
 *
 * @attr {string} product - The product's id, its code, or the last part of its URL in the shop. Required: without it the element shows the content between its tags and logs an error.
 * @attr {number} [quantity=1] - Pieces added per click: 1 by default, 999 at most.
 * @attr {boolean} [full-width] - Makes the button as wide as the element.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the product, for instance.
 * @slot loading - Replaces the skeleton while the product loads.
 * @slot empty - Replaces the message that the product doesn't exist.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @event {CustomEvent} diwan-before-add - The visitor is about to add a product to a basket; `preventDefault()` keeps it out.
 * @event {CustomEvent} diwan-add - The visitor added the product to a basket.
 * @csspart button - The button.
 */
export const element = defineElement({
  tag: 'diwan-add-button',
  attributes: { product: 'string', quantity: 'number', fullWidth: 'boolean' },
  maxima: { quantity: MAX_QUANTITY },
  texts: ['product'],
  Widget: ElementAddButton,
  callsAtOnce: true,
  reservedBlockSize: '52px',
});
