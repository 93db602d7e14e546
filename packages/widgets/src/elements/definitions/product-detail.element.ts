import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { createShopItems } from '../shop/shop-items';
import { ElementProductDetail } from '../widgets/ElementProductDetail';

/**
 * Everything about one product: pictures, choices, the way into the cart or the price box, measures and what goes with it.
 *
 * @attr {string} product - The product: its number, its code, or the last part of its address in the shop. Without it the element shows what stands between its tags, and says so in the console.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the product, for instance.
 * @slot loading - In place of the grey boxes, while the product is on its way.
 * @slot empty - In place of the message that the shop has no such product.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @event {CustomEvent} diwan-add - The visitor put a product into a basket.
 * @event {CustomEvent} diwan-remove - The visitor took a product out of a basket.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart grid - A list of cards.
 * @csspart button - A button with words.
 * @csspart icon-button - A round button.
 * @csspart message - What is said without the product.
 * @csspart field - A field, such as that of the quantity.
 */
export const element = defineElement({
  tag: 'diwan-product-detail',
  attributes: { product: 'string' },
  Widget: ElementProductDetail,
  client: (connection) => ({ items: createShopItems(connection) }),
  reservedBlockSize: '100vh',
});

/** Read by the build alone. */
export const texts = {
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
    'product:qr',
    'product:quantity',
    'product:quantity_limits',
    'product:related',
    'product:set_page',
    'product:similar',
  ],
} satisfies DefinedTexts;
