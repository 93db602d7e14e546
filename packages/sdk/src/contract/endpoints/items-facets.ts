import { itemFacetsSchema } from '../item-facets';
import { itemFacetsQuerySchema } from '../list-query';
import { endpoint, noParams, route } from './endpoint';

/** Route of `items.facets`. */
export const itemsFacets = route({
  name: 'items.facets',
  method: 'GET',
  path: '/cms/public/items/facets',
  isOptional: true,
  results: itemFacetsSchema,
});

export const itemsFacetsEndpoints = () => ({
  'items.facets': endpoint(itemsFacets, {
    summary: 'What a list of products can be filtered by, with counts',
    description:
      'For the filters of a list: its colours, fabrics and flags with the number of products each would list, and the ' +
      'ranges of prices and widths. Each facet counts as if nothing were chosen in it. Prices that aren’t shown take ' +
      'part in nothing. Optional: clients show no filters where a backend responds with 404.',
    tag: 'Products',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: itemFacetsQuerySchema,
    example: { query: { category: [1], color: [1], width_max: 230 } },
  }),
});
