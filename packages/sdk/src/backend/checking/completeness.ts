import { type Endpoint, type EndpointName, endpoints } from '../../contract';
import type { Check } from './check';
import type { ProbeInput } from './probe';
import { missingFields } from './schema-deviations';

/** Reports fields that a backend omits, for which the contract has defaults because older backends omit them. */
export const sendsEveryField = (name: EndpointName, input: ProbeInput = {}): Check => ({
  title: 'sends every field',
  isAdvice: true,
  run: async ({ probe }) => {
    const { results: schema }: Endpoint = endpoints[name];
    return missingFields(schema, (await probe(name, input)).results);
  },
});
