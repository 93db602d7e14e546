import * as v from 'valibot';
import { lenientArray } from '../lenient-array';
import { relatedItemsQuerySchema } from '../list-query';
import { productSchema } from '../product';
import { productCodeParam, productSummarySchema } from '../product-summary';
import { idParam } from '../url-params';
import { endpoint, noQuery, route } from './endpoint';

/** Route of `items.get`. */
export const itemsGet = route({
  name: 'items.get',
  method: 'GET',
  path: '/cms/public/items/{id}',
  results: productSchema,
});

/** Route of `items.related`. */
export const itemsRelated = route({
  name: 'items.related',
  method: 'GET',
  path: '/cms/public/items/{id}/relates',
  results: lenientArray(productSummarySchema),
});

export const itemsEndpoints = () => {
  const idOrCode = v.object({
    /** Id or code of the product. */
    // The code comes first: parsed as a number, it would lose its leading zeros.
    id: v.union([productCodeParam, idParam]),
  });

  return {
    'items.get': endpoint(itemsGet, {
      summary: 'One product, by id or by code',
      description:
        'Everything a product page shows: description, images, colours, fabrics, dimensions and the pieces of a set. The ' +
        'code is the end of the product’s address in the shop.',
      tag: 'Products',
      profile: 'catalogue',
      cache: 'public',
      params: idOrCode,
      query: noQuery,
      errors: ['not_found'],
      example: { params: { id: 'NF1042' } },
    }),
    'items.related': endpoint(itemsRelated, {
      summary: 'Products related to one',
      description:
        'Products that go with one, chosen by the shop or by the backend; never the product itself.',
      tag: 'Products',
      profile: 'catalogue',
      cache: 'public',
      params: idOrCode,
      query: relatedItemsQuerySchema,
      errors: ['not_found'],
      example: { params: { id: 'NF1042' }, query: { limit: 2 } },
    }),
  };
};
