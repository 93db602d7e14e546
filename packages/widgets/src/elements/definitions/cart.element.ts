import { Cart } from '../../features/basket/cart/Cart';
import { defineElement } from '../define-element';
import { addToCart } from '../runtime/add-to-cart';

/**
 * The cart: its lines, quantities and totals.
 *
 * @attr {string} [checkout-href] - URL of the checkout; the shop's by default. A link to the shop transfers the cart.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot empty - Replaces the message that the cart is empty.
 * @event {CustomEvent} diwan-add - The visitor increased a quantity or undid a removal.
 * @event {CustomEvent} diwan-remove - The visitor decreased a quantity or removed a line.
 * @method {Promise<boolean>} add - `add(101, { quantity: 2 })` adds a product, by its id or code, to the cart. Resolves with whether pieces were added; rejects if the shop has no such product, doesn't sell it online, or doesn't respond.
 * @event {CustomEvent} diwan-before-add - A product is about to be added by `add()`; `preventDefault()` keeps it out.
 * @csspart button - A button with a text.
 * @csspart icon-button - A round button.
 * @csspart message - The message of an empty cart.
 * @csspart field - A quantity.
 */
export const element = defineElement({
  tag: 'diwan-cart',
  attributes: { checkoutHref: 'address' },
  methods: { add: addToCart },
  texts: ['cart', 'priceBox', 'product'],
  Widget: Cart,
  // Most visitors come with an empty one.
  reservedBlockSize: '254px',
});
