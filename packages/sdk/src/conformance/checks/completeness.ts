import { type EndpointName, type Route, routes, SETTINGS_GROUPS } from '../../contract';
import type { Check } from '../check';
import type { ProbeInput } from '../probe';
import { untold } from '../schema-deviations';

const told = (endpoint: EndpointName, input: ProbeInput = {}): Check => ({
  endpoint,
  title: 'tells every field',
  isAdvice: true,
  run: async ({ probe }) => {
    const { results: schema }: Route = routes[endpoint];
    return untold(schema, (await probe(endpoint, input)).results);
  },
});

/** The contract forgives what older backends leave out; their makers should know what they leave out. */
export const completenessChecks: Check[] = [
  told('items.list', { query: { limit: 100 } }),
  told('categories.list'),
  told('settings.get', { params: { groups: SETTINGS_GROUPS.join('/') } }),
  told('pages.get', { params: { slug: 'home' } }),
  told('pages.terms'),
  told('map.get'),
  told('projects.list', { query: { limit: 100 } }),
  told('partners.list', { query: { limit: 100 } }),
];
