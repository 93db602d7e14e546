import type { ItemListQuery, Product, ProductSummary, RelatedItemsQuery } from '../../contract';
import type { ReadCall, RequestOptions } from '../call';
import { listAll } from '../list-page';
import { createItemList } from './item-list';

/** Similar products come four at a time (spec §9). */
const SIMILAR_LIMIT = 4;

/**
 * One product in full, by its id or its code (the last piece of a product's address, spec §2).
 * @throws NotFoundError
 */
export const createItemGet =
  (call: ReadCall) =>
  async (idOrCode: number | string, options?: RequestOptions): Promise<Product> =>
    (await call('items.get', { params: { id: idOrCode } }, options)).results;

/** Products; the wire calls them items. Prices are in the shop's currency, discounts percent (spec §3). */
export const createItems = (call: ReadCall<'items.list' | 'items.get' | 'items.related'>) => {
  const list = createItemList(call);

  return {
    /**
     * One page of products: `limit` of them, 10 by default, and whether there are more (`hasMore`).
     * @example const { results, hasMore } = await client.items.list({ category: 3, limit: 20, page: 2 });
     */
    list,

    /** Every product of a list, fetched page by page as you iterate; pages of 100 unless `limit` says otherwise. */
    listAll: (
      query: ItemListQuery = {},
      options?: RequestOptions,
    ): AsyncGenerator<ProductSummary, void, undefined> =>
      listAll((pageQuery: ItemListQuery) => list(pageQuery, options), query),

    /**
     * One product in full, by its id or its code.
     * @throws NotFoundError
     */
    get: createItemGet(call),

    /**
     * Products that go well with one, by default four (spec §9).
     * @throws NotFoundError
     */
    related: async (
      idOrCode: number | string,
      query: RelatedItemsQuery = {},
      options?: RequestOptions,
    ): Promise<ProductSummary[]> =>
      (await call('items.related', { params: { id: idOrCode }, query }, options)).results,

    /** Up to four other products of the same subcategory, else of the same category; none when it has neither. */
    similar: async (
      product: Pick<ProductSummary, 'id' | 'category' | 'subcategory'>,
      options?: RequestOptions,
    ): Promise<ProductSummary[]> => {
      const { id, category, subcategory } = product;
      const shelf = subcategory ? { subcategory: subcategory.id } : category && { category: category.id };
      if (!shelf) return [];
      const { results } = await list({ ...shelf, limit: SIMILAR_LIMIT + 1 }, options);
      return results.filter((other) => other.id !== id).slice(0, SIMILAR_LIMIT);
    },
  };
};
export type Items = ReturnType<typeof createItems>;
