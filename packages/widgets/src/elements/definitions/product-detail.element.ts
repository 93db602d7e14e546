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
  texts: {
    shared: ['product'],
    own: [
      'common:breadcrumb',
      'common:days',
      'common:home',
      'common:link_copied',
      'common:share',
      'product:ask_about',
      'product:availability',
      'product:content',
      'product:customise_note',
      'product:decrease',
      'product:delivery',
      'product:drawing',
      'product:drawing_alt',
      'product:increase',
      'product:not_found',
      'product:qr',
      'product:quantity',
      'product:related',
      'product:set_page',
      'product:similar',
    ],
  },
});
