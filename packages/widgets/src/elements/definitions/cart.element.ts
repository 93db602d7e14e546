import { CartWidget } from '../../cart';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';

/**
 * The cart: its lines, quantities and totals.
 *
 * @attr {string} checkout-href - Where the visitor orders; the shop's checkout by default. A link to the shop takes the cart along.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @slot empty - In place of the message that the cart is empty.
 * @event {CustomEvent} diwan-add - The visitor raised a quantity or took a removal back.
 * @event {CustomEvent} diwan-remove - The visitor lowered a quantity or removed a line.
 * @csspart button - A button with words.
 * @csspart icon-button - A round button.
 * @csspart message - What is said of an empty cart.
 * @csspart field - The field of a quantity.
 */
export const element = defineElement({
  tag: 'diwan-cart',
  attributes: { checkoutHref: 'string' },
  Widget: CartWidget,
  // Most visitors come with an empty one.
  reservedBlockSize: '254px',
});

/** Read by the build alone. */
export const texts = {
  shared: ['basket'],
  own: [
    'cart:checkout',
    'cart:clear',
    'cart:clear_confirm_text',
    'cart:clear_confirm_title',
    'cart:continue',
    'cart:items_title',
    'cart:secure_note',
    'cart:summary',
    'cart:too_many_lines',
    'common:cancel',
    'priceBox:clear',
    'priceBox:clear_confirm_title',
    'priceBox:items_title',
  ],
} satisfies DefinedTexts;
