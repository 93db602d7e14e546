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
  texts: {
    shared: ['product'],
    own: ['product:not_found'],
  },
});
