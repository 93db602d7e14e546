import { CartWidget } from '../../cart';
import { defineElement } from '../define-element';

/**
 * The cart: its lines, quantities and totals.
 *
 * @attr {string} checkout-href - Where the visitor orders; without it the cart has no button for it.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @event {CustomEvent} diwan-add - The visitor raised a quantity or took a removal back.
 * @event {CustomEvent} diwan-remove - The visitor lowered a quantity or removed a line.
 */
export const element = defineElement({
  tag: 'diwan-cart',
  attributes: { checkoutHref: 'string' },
  Widget: CartWidget,
  reservedBlockSize: '320px',
  texts: ['cart', 'common', 'errors'],
});
