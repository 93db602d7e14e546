import type { Product, ProductSummary, RelatedItemsQuery } from '../../contract';
import { itemsGet, itemsRelated } from '../../contract/endpoints/items';
import { DEFAULT_RELATED } from '../../contract/limits';
import type { ReadCall, RequestOptions } from '../call';
import { createItemFacets } from './item-facets';
import { createItemList } from './item-list';

/** Number of similar products (spec §9). */
const SIMILAR_LIMIT = 4;

/**
 * One product in full, by id or code (the end of a product's URL, spec §2).
 * @throws NotFoundError
 */
export const createItemGet =
  (call: ReadCall<'items.get'>) =>
  async (idOrCode: number | string, options?: RequestOptions): Promise<Product> =>
    (await call(itemsGet, { params: { id: idOrCode } }, options)).results;

/** Products, called items in the API. Prices are in the shop's currency, discounts percent (spec §3). */
export const createItems = (
  call: ReadCall<'items.list' | 'items.facets' | 'items.get' | 'items.related'>,
) => {
  const list = createItemList(call);

  return {
    /**
     * One page of products (`limit`, 10 by default) and whether there are more (`hasMore`).
     * @example const { results, hasMore } = await client.items.list({ category: 3, limit: 20, page: 2 });
     * @example for await (const product of await client.items.list({ limit: 100 })) console.log(product.code); // all pages
     */
    list,

    /**
     * What a list can be filtered by, with counts; undefined where the backend has no facets.
     * @example const facets = await client.items.facets({ category: 3, color: [2] });
     */
    facets: createItemFacets(call),

    /**
     * One product in full, by id or code.
     * @throws NotFoundError
     */
    get: createItemGet(call),

    /**
     * Products related to one, four by default (spec §9).
     * @throws NotFoundError
     */
    related: async (
      idOrCode: number | string,
      { limit = DEFAULT_RELATED }: RelatedItemsQuery = {},
      options?: RequestOptions,
    ): Promise<ProductSummary[]> => {
      const { results } = await call(itemsRelated, { params: { id: idOrCode }, query: { limit } }, options);
      return results.slice(0, limit);
    },

    /** Up to four other products of the same subcategory, else category; none when it has neither. */
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
/** Products, as `client.items`. */
export type Items = ReturnType<typeof createItems>;
