import { defineElement } from '../define-element';
import { createShopItems } from '../shop/shop-items';
import { ElementProductCard } from '../widgets/ElementProductCard';

/**
 * One product as a card that can be added to the cart or the price box.
 *
 * @attr {string} product - The product: its number, its code, or the last part of its address in the shop. Without it the element shows what stands between its tags, and says so in the console.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the product, for instance.
 * @event {CustomEvent} diwan-add - The visitor put the product into a basket.
 * @event {CustomEvent} diwan-remove - The visitor took the product out of a basket.
 */
export const element = defineElement({
  tag: 'diwan-product-card',
  attributes: { product: 'string' },
  Widget: ElementProductCard,
  client: (connection) => ({ items: createShopItems(connection) }),
  reservedBlockSize: '320px',
  texts: [
    'common:change',
    'common:close',
    'common:cm',
    'common:currency',
    'common:gallery',
    'common:loading',
    'common:price_before',
    'common:price_now',
    'common:price_on_request',
    'common:reset',
    'common:retry',
    'common:toast',
    'common:unit_value',
    'errors:boundary',
    'errors:network',
    'product:add_to_cart',
    'product:add_to_cart_named',
    'product:add_to_price_box',
    'product:add_to_price_box_named',
    'product:all_products',
    'product:badges',
    'product:code',
    'product:colors',
    'product:customise',
    'product:dimensions',
    'product:fabrics',
    'product:not_found',
    'product:options_failed',
    'product:quick_view_of',
    'product:remove_from_cart_named',
    'product:remove_from_price_box_named',
    'product:set',
    'product:tax_included',
    'product:tax_note',
    'product:toast',
    'product:view_product',
    'product:you_save',
  ],
});
