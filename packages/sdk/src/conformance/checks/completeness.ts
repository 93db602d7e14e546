import { type EndpointName, type Route, routes, SETTINGS_GROUPS } from '../../contract';
import type { Check } from '../check';
import type { ProbeInput } from '../probe';
import { missingFields } from '../schema-deviations';

const completenessCheck = (endpoint: EndpointName, input: ProbeInput = {}): Check => ({
  endpoint,
  title: 'sends every field',
  isAdvice: true,
  run: async ({ probe }) => {
    const { results: schema }: Route = routes[endpoint];
    return missingFields(schema, (await probe(endpoint, input)).results);
  },
});

/** The contract has defaults for fields that older backends omit; this reports which ones they omit. */
export const completenessChecks: Check[] = [
  completenessCheck('items.list', { query: { limit: 100 } }),
  completenessCheck('categories.list'),
  completenessCheck('settings.get', { params: { groups: SETTINGS_GROUPS.join('/') } }),
  completenessCheck('pages.get', { params: { slug: 'home' } }),
  completenessCheck('pages.terms'),
  completenessCheck('map.get'),
  completenessCheck('projects.list', { query: { limit: 100 } }),
  completenessCheck('partners.list', { query: { limit: 100 } }),
];
