import type { Context } from './context';
import type { Deviation } from './deviation';

/** A check of one requirement of an endpoint. */
export interface Check {
  /** Reads after the endpoint's name: "sorts by price, ascending". */
  title: string;
  /** Stores test data, so it only runs when enabled. */
  isWrite?: boolean;
  /** Sends a complete order, which a backend with a defect could store, so it only runs when enabled. */
  isOrder?: boolean;
  /** Runs after all others, because it erases what they stored. */
  isLast?: boolean;
  /** A recommendation: deviations become a note instead of a failure. */
  isAdvice?: boolean;
  /** @throws Skipped when the backend lacks the necessary data */
  run: (context: Context) => Promise<readonly Deviation[]>;
}

/** Thrown when a check can't run; the message is the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export function needed<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === null || value === undefined) throw new Skipped(reason);
  return value;
}
