import type { EndpointName } from '../../contract';
import { type Check, needed } from '../check';
import type { Context } from '../context';
import { type Deviation, unless } from '../deviation';
import { fieldOf } from '../probe';
import { success } from '../responses';

interface LookUp {
  endpoint: Extract<EndpointName, 'categories.get' | 'subcategories.get' | 'projects.get'>;
  /** What is looked up, in one word. */
  noun: string;
  /** Those the backend lists. */
  listed: (context: Context) => Promise<readonly { id: number }[]>;
  /** Why nothing can be looked up. */
  reason: string;
}

/** Two are looked up, as a backend may answer with the same one whatever is asked for. */
export const lookUpCheck = ({ endpoint, noun, listed, reason }: LookUp): Check => ({
  endpoint,
  title: `returns the valid ${noun}`,
  run: async (context) => {
    const all = await listed(context);
    const first = needed(all[0], reason);
    const deviations: Deviation[] = [];
    for (const { id } of new Set([first, all.at(-1) ?? first])) {
      const response = await context.probe(endpoint, { params: { id } });
      const received = fieldOf(response.results, 'id');
      deviations.push(
        ...success(endpoint, response),
        ...unless(received === id, 'results.id', String(id), received),
      );
    }
    return deviations;
  },
});
