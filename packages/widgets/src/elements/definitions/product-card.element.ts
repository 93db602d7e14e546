import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { createShopItems } from '../shop/shop-items';
import { ElementProductCard } from '../widgets/ElementProductCard';

/**
 * One product as a card that can be added to the cart or the price box.
 *
 * @attr {string} product - The product: its number, its code, or the last part of its address in the shop. Without it the element shows what stands between its tags, and says so in the console.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the product, for instance.
 * @slot loading - In place of the grey boxes, while the product is on its way.
 * @slot empty - In place of the message that the shop has no such product.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @event {CustomEvent} diwan-add - The visitor put the product into a basket.
 * @event {CustomEvent} diwan-remove - The visitor took the product out of a basket.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart button - “Try again”, and the buttons of the quick view.
 * @csspart icon-button - The round buttons on the picture.
 * @csspart message - What is said without the product.
 * @csspart field - A field of the quick view.
 */
export const element = defineElement({
  tag: 'diwan-product-card',
  attributes: { product: 'string' },
  Widget: ElementProductCard,
  client: (connection) => ({ items: createShopItems(connection) }),
  reservedBlockSize: '320px',
  reservedByWidth: 'calc(125cqi + 118px)',
});

/** Read by the build alone. */
export const texts = {
  shared: ['product'],
  own: [],
} satisfies DefinedTexts;
