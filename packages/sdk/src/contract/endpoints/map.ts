import { countrySchema } from '../geography';
import { lenientArray } from '../lenient-array';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `map.get`. */
export const mapGet = route({
  name: 'map.get',
  method: 'GET',
  path: '/crm/public/map',
  results: lenientArray(countrySchema),
});

export const mapEndpoints = () => ({
  'map.get': endpoint(mapGet, {
    summary: 'Countries, governorates and delivery zones; the first country is the default',
    description: 'Where the shop delivers. The price of a zone is its shipping fee, in the shop’s currency.',
    tag: 'Orders',
    profile: 'ordering',
    cache: 'public',
    params: noParams,
    query: noQuery,
    example: {},
  }),
});
