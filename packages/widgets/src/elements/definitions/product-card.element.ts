import { linesBlockSize } from '../../features/catalogue/card/card-lines';
import { defineElement, type Room } from '../define-element';
import { ElementProductCard } from '../widgets/ElementProductCard';

/**
 * One product as a card that can be added to the cart or the price box.
 *
 * @attr {string} product - The product's id, its code, or the last part of its URL in the shop. Required: without it the element shows the content between its tags and logs an error.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the product, for instance.
 * @slot loading - Replaces the skeleton while the product loads.
 * @slot empty - Replaces the message that the product doesn't exist.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @event {CustomEvent} diwan-before-add - The visitor is about to add a product to a basket; `preventDefault()` keeps it out.
 * @event {CustomEvent} diwan-add - The visitor added the product to a basket.
 * @event {CustomEvent} diwan-remove - The visitor removed the product from a basket.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart button - “Try again”, and the buttons of the quick view.
 * @csspart icon-button - The round buttons on the picture.
 * @csspart message - The message shown instead of a product.
 * @csspart field - A field of the quick view.
 */
export const element = defineElement({
  tag: 'diwan-product-card',
  attributes: { product: 'string' },
  texts: ['product'],
  Widget: ElementProductCard,
  callsAtOnce: true,
  reservedBlockSize: '0',
});

/** Read only by the build. */
export const room: Room = {
  blockSize: '320px',
  byWidth: () => `block-size:calc(min(100cqi,400px)*1.25 + ${linesBlockSize().alone}px)`,
};
