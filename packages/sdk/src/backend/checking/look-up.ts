import type { EndpointName } from '../../contract';
import { type Check, needed } from './check';
import type { Context } from './context';
import { type Deviation, unless } from './deviation';
import { fieldOf } from './probe';
import { success } from './responses';

interface LookUp {
  endpoint: Extract<EndpointName, 'categories.get' | 'subcategories.get' | 'projects.get'>;
  /** Name of the resource, in one word. */
  noun: string;
  /** The records listed by the backend. */
  listed: (context: Context) => Promise<readonly { id: number }[]>;
  /** Reason for skipping when the list is empty. */
  reason: string;
}

/** Looks up two records, to detect a backend that always returns the same one. */
export const lookUpCheck = ({ endpoint, noun, listed, reason }: LookUp): Check => ({
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
