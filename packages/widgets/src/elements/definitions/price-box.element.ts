import { PriceBox } from '../../features/quote/price-box/PriceBox';
import { defineElement } from '../define-element';

/**
 * The price box: the pieces a visitor wants a quote for, and the request form.
 *
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot empty - Replaces the message that the price box is empty.
 * @event {CustomEvent} diwan-add - The visitor increased a quantity or undid a removal.
 * @event {CustomEvent} diwan-remove - The visitor decreased a quantity, removed a line or sent the request.
 * @event {CustomEvent} diwan-sent - The shop received the request; not dispatched while it waits for a connection.
 * @csspart button - A button with a text.
 * @csspart icon-button - A round button.
 * @csspart message - The message of an empty price box.
 * @csspart field - A field of the form, or a quantity.
 */
export const element = defineElement({
  tag: 'diwan-price-box',
  attributes: {},
  events: { onSent: 'diwan-sent' },
  texts: ['cart', 'priceBox', 'product'],
  Widget: PriceBox,
  // Most visitors come with an empty one.
  reservedBlockSize: '268px',
});
