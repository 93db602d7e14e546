import { CartButtonWidget } from '../../features/basket/button';
import { defineElement } from '../define-element';

/**
 * A link to the cart: an icon with the number of pieces in it. Pictures of added products fly to it.
 *
 * @attr {string} href - URL of the cart page; by default the shop's, which receives the cart's contents.
 * @attr {boolean} hide-when-empty - Hides the button while the cart is empty.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the cart, for instance.
 * @csspart icon-button - The icon.
 */
export const element = defineElement({
  tag: 'diwan-cart-button',
  attributes: { href: 'address', hideWhenEmpty: 'boolean' },
  Widget: CartButtonWidget,
  reservedBlockSize: '44px',
});
