import { lenientArray } from '../lenient-array';
import { productSchema } from '../product';
import { productSummarySchema } from '../product-summary';
import { route } from './route';

export const itemsGet = route({
  method: 'GET',
  path: '/cms/public/items/{id}',
  results: productSchema,
});

export const itemsRelated = route({
  method: 'GET',
  path: '/cms/public/items/{id}/relates',
  results: lenientArray(productSummarySchema),
});
