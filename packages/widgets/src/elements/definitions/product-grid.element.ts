import { createItemList, createReadCall } from '@diwan/sdk';
import { itemsList, MAX_PAGE_SIZE } from '@diwan/sdk/contract';
import { ProductGridWidget } from '../../product-grid';
import { defineElement } from '../define-element';
import { arrivalOf } from '../early/early-responses';
import { firstGridPage, gridAttributes, gridFilters } from '../early/first-grid-page';
import { hasPrerenderedCards } from '../early/prerendered-cards';
import type { DefinedTexts } from '../shared-texts';
import { createLazyItems } from '../shop/lazy-items';

/** How many `CardGrid` shows side by side; a card is as high as its picture and the facts below. */
const COLUMNS = 'clamp(2,round(down,100cqi/220px,1),4)';

/**
 * Products of the shop as cards that can be added to the cart or the price box, growing as the visitor scrolls.
 *
 * @attr {number} category - Only products of this category: its number. With an invalid one, as with an invalid subcategory or list of ids, the element shows that there are no products, and says why in the console.
 * @attr {number} subcategory - Only products of this subcategory.
 * @attr {string} query - Only products that match this search text.
 * @attr {default|name_asc|name_desc|price_asc|price_desc|newest|oldest} sort - Order; the shop's own by default.
 * @attr {number} limit - Products per page, 10 by default; more than 100 are reduced to 100.
 * @attr {numbers} ids - Only these products: `"12, 14"`.
 * @attr {boolean} first-page-only - Shows `limit` products, all cards of one width, and loads no more when the visitor scrolls.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @slot loading - In place of the grey boxes, while the products are on its way.
 * @slot empty - In place of the message that there are no such products.
 * @slot error - In place of the message with “Try again”, when the shop can't be reached before anything is shown.
 * @event {CustomEvent} diwan-add - The visitor put a product into a basket.
 * @event {CustomEvent} diwan-remove - The visitor took a product out of a basket.
 * @csspart grid - The list of cards.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart button - “Load more”, “Try again”, and the buttons of the quick view.
 * @csspart icon-button - The round buttons on a picture.
 * @csspart message - What is said where there are no products.
 * @csspart field - A field of the quick view.
 */
export const element = defineElement({
  tag: 'diwan-product-grid',
  attributes: gridAttributes,
  maxima: { limit: MAX_PAGE_SIZE },
  filters: gridFilters,
  Widget: ProductGridWidget,
  client: (connection) => ({ items: createLazyItems(connection) }),
  async firstProps(element, connection, signal) {
    const first = firstGridPage(element);
    if (!first) return {};
    // Prerendered cards stay until others are there.
    if (!hasPrerenderedCards(element)) {
      const arrival = arrivalOf(first.request);
      if (!arrival) return {};
      await arrival;
    }
    const list = createItemList(createReadCall(connection, { 'items.list': itemsList }));
    return { firstPage: { query: first.query, page: await list(first.input, { signal }) } };
  },
  // `--diwan-n`: how many `ids` the element names, by the page's script.
  reservedBlockSize: '100vh',
  reservedByWidth: `calc(round(up,attr(limit type(<number>),var(--diwan-n,8))/${COLUMNS},1)*(125cqi/${COLUMNS} + 145px) - 40px)`,
});

/** Read by the build alone. */
export const texts = { shared: ['product'], own: [] } satisfies DefinedTexts;
