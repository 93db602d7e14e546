import { defineElement } from '../define-element';
import { createShopItems } from '../shop/shop-items';
import { ElementProductDetail } from '../widgets/ElementProductDetail';

/**
 * Everything about one product: pictures, choices, the way into the cart or the price box, measures and what goes with it.
 *
 * @attr {string} product - The product: its number, its code, or the last part of its address in the shop. Without it the element shows what stands between its tags, and says so in the console.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the product, for instance.
 * @event {CustomEvent} diwan-add - The visitor put a product into a basket.
 * @event {CustomEvent} diwan-remove - The visitor took a product out of a basket.
 */
export const element = defineElement({
  tag: 'diwan-product-detail',
  attributes: { product: 'string' },
  Widget: ElementProductDetail,
  client: (connection) => ({ items: createShopItems(connection) }),
  reservedBlockSize: '100vh',
  texts: [
    'common:breadcrumb',
    'common:change',
    'common:close',
    'common:cm',
    'common:currency',
    'common:gallery',
    'common:home',
    'common:link_copied',
    'common:loading',
    'common:price_before',
    'common:price_now',
    'common:price_on_request',
    'common:reset',
    'common:retry',
    'common:share',
    'common:toast',
    'common:unit_value',
    'errors:boundary',
    'errors:network',
    'product:add_to_cart',
    'product:add_to_cart_named',
    'product:add_to_price_box',
    'product:add_to_price_box_named',
    'product:all_products',
    'product:ask_about',
    'product:availability',
    'product:badges',
    'product:code',
    'product:colors',
    'product:content',
    'product:customise',
    'product:customise_note',
    'product:decrease',
    'product:delivery',
    'product:dimensions',
    'product:drawing',
    'product:drawing_alt',
    'product:fabrics',
    'product:increase',
    'product:not_found',
    'product:options_failed',
    'product:products_title',
    'product:qr',
    'product:quantity',
    'product:quick_view_of',
    'product:related',
    'product:remove_from_cart_named',
    'product:remove_from_price_box_named',
    'product:set',
    'product:set_page',
    'product:similar',
    'product:tax_included',
    'product:tax_note',
    'product:toast',
    'product:view_product',
    'product:you_save',
  ],
});
