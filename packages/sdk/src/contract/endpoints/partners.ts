import { lenientArray } from '../lenient-array';
import { pagingQuerySchema } from '../list-query';
import { partnerSchema } from '../project';
import { endpoint, noParams, route } from './endpoint';

/** Route of `partners.list`. */
export const partnersList = route({
  name: 'partners.list',
  method: 'GET',
  path: '/cms/public/partners',
  results: lenientArray(partnerSchema),
  isPaged: true,
});

export const partnersEndpoints = () => ({
  'partners.list': endpoint(partnersList, {
    summary: 'Partners',
    description: 'Companies the shop works with, in its order, with logo and website.',
    tag: 'Partners',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: pagingQuerySchema,
    example: { query: { limit: 2 } },
  }),
});
