import * as v from 'valibot';
import { collecting } from './lenient-array';

/** One item that was left out of a list because it broke the contract. */
export interface SkippedItem {
  /** Position in the list as received. */
  index: number;
  /** First reason in words, e.g. `price: Invalid type: Expected number but received "x"`. */
  reason: string;
  /** The item as received. */
  item: unknown;
}

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
};

/** What `read` returns, and which items of lenient lists were left out meanwhile. */
export function collectSkips<Result>(read: () => Result): { result: Result; skipped: SkippedItem[] } {
  const skipped: SkippedItem[] = [];
  const result = collecting(
    (index, problem, item) => skipped.push({ index, reason: describeIssue(problem), item }),
    read,
  );
  return { result, skipped };
}

/**
 * Parses `input` and reports which items of lenient lists were left out, at any depth.
 * @throws v.ValiError when the input as a whole is not of the schema.
 */
export function parseReportingSkips<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema>; skipped: SkippedItem[] } {
  const { result, skipped } = collectSkips(() => v.parse(schema, input));
  return { output: result, skipped };
}
