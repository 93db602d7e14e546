import { MAX_QUANTITY } from '@diwan/sdk/commerce';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { createShopItems } from '../shop/shop-items';
import { ElementAddButton } from '../widgets/ElementAddButton';

/**
 * The button that puts one product into the cart or, where it isn't sold online, into the price box; beside a text or a
 * picture of the page's own.
 *
 * @attr {string} product - The product: its number, its code, or the last part of its address in the shop. Without it the element shows what stands between its tags, and says so in the console.
 * @attr {number} quantity - Pieces that one press adds, 1 by default; more than 999 are reduced to 999.
 * @attr {boolean} full-width - As wide as the element.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the product, for instance.
 * @slot loading - In place of the grey boxes, while the product is on its way.
 * @slot empty - In place of the message that the shop has no such product.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @event {CustomEvent} diwan-add - The visitor put the product into a basket.
 * @csspart button - The button.
 */
export const element = defineElement({
  tag: 'diwan-add-button',
  attributes: { product: 'string', quantity: 'number', fullWidth: 'boolean' },
  maxima: { quantity: MAX_QUANTITY },
  Widget: ElementAddButton,
  client: (connection) => ({ items: createShopItems(connection) }),
  reservedBlockSize: '52px',
});

/** Read by the build alone. */
export const texts = {
  own: [
    'common:loading',
    'common:retry',
    'common:toast',
    'errors:boundary',
    'errors:failed',
    'product:add_to_cart',
    'product:add_to_cart_named',
    'product:add_to_price_box',
    'product:add_to_price_box_named',
    'product:all_products',
    'product:edited_line',
    'product:not_found',
    'product:remove_from_cart_named',
    'product:remove_from_price_box_named',
    'product:toast',
  ],
} satisfies DefinedTexts;
