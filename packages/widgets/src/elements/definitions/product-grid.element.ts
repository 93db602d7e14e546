import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@diwan/sdk/contract';
import { createItemList, createReadCall } from '@diwan/sdk/parts';
import { templateOf } from '../../features/catalogue/custom-card/card-list';
import { gridBlockSize } from '../../features/catalogue/grid/grid-block-size';
import type { ProductListOptions } from '../../features/catalogue/grid/use-product-list';
import { defineElement, type Preparation, type Room } from '../define-element';
import { firstGridPage, gridAttributes, gridFilters } from '../session/grid-page';
import { CustomCards, ElementProductGrid } from '../widgets/ElementProductGrid';

async function firstProps({ element, session, connection, signal }: Preparation) {
  const first = firstGridPage(element, session);
  if (!first) return {};
  const arrival = session.responses.arrivalOf(first.request);
  if (!arrival) return {};
  await arrival;
  const list = createItemList(createReadCall(connection));
  return { firstPage: { query: first.query, page: await list(first.input, { signal }) } };
}

/**
 * Products as cards that can be added to the cart or the price box; loads more as the visitor scrolls.
 *
 * @attr {number} [category] - Only products of the category with this id. If the category, subcategory or list of ids is invalid, the element shows no products and logs why.
 * @attr {number} [subcategory] - Only products of the subcategory with this id.
 * @attr {string} [query] - Only products that match this search text.
 * @attr {default|name_asc|name_desc|price_asc|price_desc|newest|oldest} [sort=default] - Sort order; the shop's own by default.
 * @attr {number} [limit=10] - Products per page: 10 by default, 100 at most.
 * @attr {numbers} [ids] - Only products with these ids: `"12, 14"`.
 * @attr {boolean} [single-page] - Shows only the first `limit` products, in cards of equal width; scrolling loads no more.
 * @attr {numbers} [color] - Only products in one of the colours with these ids. Visitors can't remove it.
 * @attr {number} [price-max] - Only products up to this price. Visitors can't remove it.
 * @attr {number} [width-max] - Only products up to this width in cm. Visitors can't remove it.
 * @attr {boolean} [filters] - Offers visitors filters above the products: colour, fabric, price, width and more, as the shop has them. The choice lasts as long as the page: it isn't in the page's address, Back leaves the page, and a reload starts over.
 * @slot - A `<template>` for cards in the page's own markup, if wanted. Everything else is shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @slot loading - Replaces the skeleton while products load.
 * @slot empty - Replaces the message that there are no products.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @event {CustomEvent} diwan-before-add - The visitor is about to add a product to a basket; `preventDefault()` keeps it out.
 * @event {CustomEvent} diwan-add - The visitor added a product to a basket.
 * @event {CustomEvent} diwan-remove - The visitor removed a product from a basket.
 * @csspart grid - The list of cards.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart button - “Load more”, “Try again”, and the buttons of the quick view.
 * @csspart icon-button - The round buttons on a picture.
 * @csspart message - The message that there are no products.
 * @csspart field - A field of the quick view.
 */
export const element = defineElement({
  tag: 'diwan-product-grid',
  attributes: gridAttributes,
  maxima: { limit: MAX_PAGE_SIZE },
  filters: gridFilters,
  texts: ['product'],
  Widget: ElementProductGrid,
  async initialProps(preparation): Promise<Pick<ProductListOptions, 'firstPage'>> {
    const [props] = await Promise.all([
      firstProps(preparation),
      templateOf(preparation.element) && CustomCards.preload(),
    ]);
    return props;
  },
  reservedBlockSize: '0',
});

/** Read only by the build. */
export const room: Room = {
  blockSize: '100vh',
  byWidth: () => gridBlockSize(`var(--diwan-count,${DEFAULT_PAGE_SIZE})`),
};
