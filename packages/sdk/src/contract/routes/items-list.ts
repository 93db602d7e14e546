import { lenientArray } from '../lenient-array';
import { productSummarySchema } from '../product-summary';
import { ITEMS_LIST_PATH } from './paths';
import { route } from './route';

export const itemsList = route({
  method: 'GET',
  path: ITEMS_LIST_PATH,
  results: lenientArray(productSummarySchema),
  isPaged: true,
});
