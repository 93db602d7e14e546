import { CartWidget } from '../../features/basket/cart';
import { defineElement } from '../define-element';

/**
 * The cart: its lines, quantities and totals.
 *
 * @attr {string} checkout-href - URL of the checkout; the shop's by default. A link to the shop transfers the cart.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot empty - Replaces the message that the cart is empty.
 * @event {CustomEvent} diwan-add - The visitor increased a quantity or undid a removal.
 * @event {CustomEvent} diwan-remove - The visitor decreased a quantity or removed a line.
 * @csspart button - A button with a text.
 * @csspart icon-button - A round button.
 * @csspart message - The message of an empty cart.
 * @csspart field - A quantity.
 */
export const element = defineElement({
  tag: 'diwan-cart',
  attributes: { checkoutHref: 'address' },
  Widget: CartWidget,
  // Most visitors come with an empty one.
  reservedBlockSize: '254px',
});
