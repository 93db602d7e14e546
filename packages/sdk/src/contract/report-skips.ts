import * as v from 'valibot';
import { collecting } from './lenient-array';

/** A list item that was skipped because it is invalid. */
export interface SkippedItem {
  /** Position in the list as received. */
  index: number;
  /** The first validation error, e.g. `price: Invalid type: Expected number but received "x"`. */
  reason: string;
  /** The item as received. */
  item: unknown;
}

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
};

/** Runs `read` and collects the items that lenient lists skip meanwhile. */
export function collectSkips<Result>(read: () => Result): { result: Result; skipped: SkippedItem[] } {
  const skipped: SkippedItem[] = [];
  const result = collecting(
    (index, problem, item) => skipped.push({ index, reason: describeIssue(problem), item }),
    read,
  );
  return { result, skipped };
}

/**
 * Parses `input` and reports the items skipped by lenient lists at any depth.
 * @throws v.ValiError when the input itself doesn't match the schema.
 */
export function parseReportingSkips<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema>; skipped: SkippedItem[] } {
  const { result, skipped } = collectSkips(() => v.parse(schema, input));
  return { output: result, skipped };
}
