import { lenientArray } from '../lenient-array';
import { productSummarySchema } from '../product-summary';
import { route } from './route';

export const itemsList = route({
  method: 'GET',
  path: '/cms/public/items',
  results: lenientArray(productSummarySchema),
  isPaged: true,
});
