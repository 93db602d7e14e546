import { CartButton } from '../../features/basket/button/CartButton';
import { defineElement } from '../define-element';
import { addToCart } from '../runtime/add-to-cart';

/**
 * A link to the cart: an icon with the number of pieces in it. Pictures of added products fly to it.
 *
 * @attr {string} [href] - URL of the cart page; by default the shop's, which receives the cart's contents.
 * @attr {boolean} [hide-when-empty] - Hides the button while the cart is empty.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the cart, for instance.
 * @method {Promise<boolean>} add - `add(101, { quantity: 2 })` adds a product, by its id or code, to the cart. Resolves with whether pieces were added; rejects if the shop has no such product, doesn't sell it online, or doesn't respond.
 * @event {CustomEvent} diwan-before-add - A product is about to be added by `add()`; `preventDefault()` keeps it out.
 * @csspart icon-button - The icon.
 */
export const element = defineElement({
  tag: 'diwan-cart-button',
  attributes: { href: 'address', hideWhenEmpty: 'boolean' },
  methods: { add: addToCart },
  texts: ['product'],
  Widget: CartButton,
  reservedBlockSize: '44px',
});
