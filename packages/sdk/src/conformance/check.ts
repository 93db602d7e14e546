import type { EndpointName } from '../contract';
import type { Context } from './context';

/** One place where an answer isn't what the contract says. */
export interface Deviation {
  /** Where in the answer: `status`, `headers.vary`, `results[3].price`. */
  path: string;
  expected: string;
  received: string;
}

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

/** A received value as reports quote it. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** A deviation, unless it holds. */
export const unless = (holds: boolean, path: string, expected: string, received: unknown): Deviation[] =>
  holds ? [] : [{ path, expected, received: quoted(received) }];
