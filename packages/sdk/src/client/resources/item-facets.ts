import type { ItemFacets, ItemListQuery } from '../../contract';
import { itemsFacets } from '../../contract/endpoints/items-facets';
import type { ReadCall, RequestOptions } from '../call';
import { isMissing } from '../is-missing';

const facetOf = (parameter: string): string =>
  ({ price_min: 'price', price_max: 'price', width_max: 'width' })[parameter] ?? parameter;

/**
 * What the list of a query can be filtered by: `page`, `limit` and the sort are left out of the call. A facet whose
 * filter the backend ignored is left out of the result.
 * @returns undefined where the backend has no facets
 */
export const createItemFacets =
  (call: ReadCall<'items.facets'>) =>
  async (query: ItemListQuery = {}, options?: RequestOptions): Promise<ItemFacets | undefined> => {
    const { page: _page, limit: _limit, sort_by: _key, sort_order: _order, ...filters } = query;
    try {
      const { results, ignored } = await call(itemsFacets, { query: filters }, options);
      const unknown = ignored.map(facetOf);
      const known = Object.entries(results).filter(([name]) => !unknown.includes(name));
      return Object.fromEntries(known) as unknown as ItemFacets;
    } catch (error) {
      if (isMissing(itemsFacets, error)) return undefined;
      throw error;
    }
  };
