import { countrySchema } from '../geography';
import { lenientArray } from '../lenient-array';
import { route } from './route';

export const mapGet = route({
  method: 'GET',
  path: '/crm/public/map',
  results: lenientArray(countrySchema),
});
