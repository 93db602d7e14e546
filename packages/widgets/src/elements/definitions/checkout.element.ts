import { Checkout } from '../../features/checkout/Checkout';
import { defineElement } from '../define-element';

/**
 * The steps from cart to order: phone and code, details, summary, receipt.
 *
 * @attr {boolean} [accepts-card] - Offers a mock card payment, for demonstrations and tests on `localhost`: nothing is charged, and the shop receives the order as one to be paid on delivery. Pages elsewhere ignore it.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot empty - Replaces the message that the cart is empty.
 * @event {CustomEvent} diwan-order - The shop received the order, and the receipt opens.
 * @event {CustomEvent} diwan-remove - The order took its lines out of the cart.
 * @event {CustomEvent} diwan-done - The visitor closed the receipt.
 * @csspart button - A button with a text.
 * @csspart icon-button - A round button.
 * @csspart message - The message of an empty cart.
 * @csspart field - A field of a step.
 */
export const element = defineElement({
  tag: 'diwan-checkout',
  attributes: { acceptsCard: 'boolean' },
  events: { onDone: 'diwan-done' },
  texts: ['cart', 'checkout', 'product'],
  Widget: Checkout,
  reservedBlockSize: '600px',
  keepsBlockSize: true,
});
