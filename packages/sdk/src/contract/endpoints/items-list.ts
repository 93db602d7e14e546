import { lenientArray } from '../lenient-array';
import { itemListQuerySchema } from '../list-query';
import { productSummarySchema } from '../product-summary';
import { endpoint, noParams, route } from './endpoint';
import { ITEMS_LIST_PATH } from './paths';

/** Apart from the other endpoints of products, because most pages need only this one. */
export const itemsList = route({
  name: 'items.list',
  method: 'GET',
  path: ITEMS_LIST_PATH,
  results: lenientArray(productSummarySchema),
  isPaged: true,
});

export const itemsListEndpoints = () => ({
  'items.list': endpoint(itemsList, {
    summary: 'Products, filtered, searched, sorted and paged',
    description:
      'Filters are combined with “and”; the values of a repeated filter with “or”. Sorted by `postion` by default; a ' +
      'search lists products with all its words in their names first. For long lists, sort by `id` and ask for the ' +
      'next page with `id_min`: it takes the same time on every page, and no product is sent twice.',
    tag: 'Products',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: itemListQuerySchema,
    example: { query: { category: [1], sort_by: 'price', sort_order: 'ASC', limit: 2 } },
  }),
});
