import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { ApiRequest, Handlers } from '../../implement';
import { findItem, hasIdOrCode, listItemIds, relatedItemIds } from './items.repository';
import { fullProduct, productSummaries } from './products.repository';

export function itemsRoutes({
  db,
  searches,
}: Pick<Dependencies, 'db' | 'searches'>): Pick<Handlers, 'items.list' | 'items.get' | 'items.related'> {
  // The raw parameter: parsed as a number, a code would lose its leading zeros.
  const idOrCode = ({ context }: ApiRequest<'items.get' | 'items.related'>): string =>
    context.req.param('id') ?? '';

  return {
    'items.list': async ({ query, signal }) => {
      const list = async () => {
        const { items, total } = await listItemIds(db, query, signal);
        return { items: await productSummaries(db, items), total };
      };
      return query.query ? searches(list, signal) : list();
    },
    'items.get': async (request) => {
      const product = await fullProduct(db, hasIdOrCode(idOrCode(request)));
      if (!product) throw new ApiError('item_not_found');
      return product;
    },
    'items.related': async (request) => {
      const item = await findItem(db, idOrCode(request));
      if (!item) throw new ApiError('item_not_found');
      return productSummaries(db, await relatedItemIds(db, item, request.query.limit));
    },
  };
}
