import type { EndpointName } from '../contract';
import type { Context } from './context';
import type { Deviation } from './deviation';

/** One thing the contract promises of an endpoint. */
export interface Check {
  endpoint: EndpointName;
  /** In words that read after the endpoint's name: "sorts by price, ascending". */
  title: string;
  /** Leaves test data behind, so it is run only when asked for. */
  isWrite?: boolean;
  /** Good to have rather than promised: deviations become a note. */
  isAdvice?: boolean;
  /** @throws Skipped when the backend's data can't show it */
  run: (context: Context) => Promise<readonly Deviation[]>;
}

/** Why a check could not be made. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** What a check needs to be made. */
export function needed<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === null || value === undefined) throw new Skipped(reason);
  return value;
}
