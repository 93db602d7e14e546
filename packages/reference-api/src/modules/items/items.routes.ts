import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { countFacets, type FacetIndex } from './count-facets';
import { findItem, hasIdOrCode, listItemIds, relatedItemIds, searchedProducts } from './items.repository';
import { fullProduct, productSummaries } from './products.repository';

export function itemsRoutes({
  db,
  searches,
  lexicon,
  facetIndex,
}: Pick<Dependencies, 'db' | 'searches' | 'lexicon'> & {
  /** The products as facets count them. */
  facetIndex: () => Promise<FacetIndex>;
}): Pick<Handlers, 'items.list' | 'items.facets' | 'items.get' | 'items.related'> {
  return {
    'items.list': async ({ query, signal }) => {
      const list = async () => {
        const { items, total } = await listItemIds(db, query, { lexicon, signal });
        return { items: await productSummaries(db, items), total };
      };
      return query.query ? searches(list, signal) : list();
    },
    'items.facets': ({ query, signal }) =>
      searches(async () => {
        const index = await facetIndex();
        const found = await searchedProducts(db, index, query, lexicon);
        signal.throwIfAborted();
        return countFacets(index, query, found);
      }, signal),
    'items.get': async ({ params }) => {
      const product = await fullProduct(db, hasIdOrCode(String(params.id)));
      if (!product) throw new ApiError('item_not_found');
      return product;
    },
    'items.related': async ({ params, query }) => {
      const item = await findItem(db, String(params.id));
      if (!item) throw new ApiError('item_not_found');
      return productSummaries(db, await relatedItemIds(db, item, query.limit));
    },
  };
}
