import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { ApiRequest, Handlers } from '../../implement';
import { findItem, type ItemKey, listItemIds, relatedItemIds } from './items.repository';
import { fullProduct, productSummaries } from './products.repository';

export function itemsRoutes({
  db,
}: Pick<Dependencies, 'db'>): Pick<Handlers, 'items.list' | 'items.get' | 'items.related'> {
  async function requested({ context }: ApiRequest<'items.get' | 'items.related'>): Promise<ItemKey> {
    // As it stands in the address: read as a number, a code would lose its leading zeros.
    const item = await findItem(db, context.req.param('id') ?? '');
    if (!item) throw new ApiError('item_not_found');
    return item;
  }

  return {
    'items.list': async ({ query }) => productSummaries(db, await listItemIds(db, query)),
    'items.get': async (request) => {
      const product = await fullProduct(db, (await requested(request)).id);
      if (!product) throw new ApiError('item_not_found');
      return product;
    },
    'items.related': async (request) =>
      productSummaries(db, await relatedItemIds(db, await requested(request), request.query.limit)),
  };
}
