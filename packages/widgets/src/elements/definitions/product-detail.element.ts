import { defineElement } from '../define-element';
import { ElementProductDetail } from '../widgets/ElementProductDetail';

/**
 * Everything about one product: pictures, choices, the add button, dimensions and related products.
 *
 * @attr {string} product - The product's id, its code, or the last part of its URL in the shop. Required: without it the element shows the content between its tags and logs an error.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the product, for instance.
 * @slot loading - Replaces the skeleton while the product loads.
 * @slot empty - Replaces the message that the product doesn't exist.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @event {CustomEvent} diwan-before-add - The visitor is about to add a product to a basket; `preventDefault()` keeps it out.
 * @event {CustomEvent} diwan-add - The visitor added a product to a basket.
 * @event {CustomEvent} diwan-remove - The visitor removed a product from a basket.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart grid - A list of cards.
 * @csspart button - A button with a text.
 * @csspart icon-button - A round button.
 * @csspart message - The message shown instead of a product.
 * @csspart field - A field, such as the quantity.
 */
export const element = defineElement({
  tag: 'diwan-product-detail',
  attributes: { product: 'string' },
  texts: ['product'],
  Widget: ElementProductDetail,
  callsAtOnce: true,
  reservedBlockSize: '100vh',
});
