import { lenientArray } from '../lenient-array';
import { partnerSchema } from '../project';
import { route } from './route';

export const partnersList = route({
  method: 'GET',
  path: '/cms/public/partners',
  results: lenientArray(partnerSchema),
  isPaged: true,
});
