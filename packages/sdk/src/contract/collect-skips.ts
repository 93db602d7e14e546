import * as v from 'valibot';
import { collecting } from './lenient-array';

/** One element that was left out of a list because it broke the contract. */
export interface SkippedElement {
  /** Position in the list as received. */
  index: number;
  /** First reason in words, e.g. `price: Invalid type: Expected number but received "x"`. */
  reason: string;
  /** The element as received. */
  element: unknown;
}

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
};

/** What `read` returns, and which elements of lenient lists were left out meanwhile. */
export function collectSkips<Result>(read: () => Result): { result: Result; skipped: SkippedElement[] } {
  const skipped: SkippedElement[] = [];
  const result = collecting(
    (index, problem, element) => skipped.push({ index, reason: describeIssue(problem), element }),
    read,
  );
  return { result, skipped };
}

/**
 * Parses `input` and tells which elements of lenient lists were left out, at any depth.
 * @throws v.ValiError when the input as a whole is not of the schema.
 */
export function parseReportingSkips<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema>; skipped: SkippedElement[] } {
  const { result, skipped } = collectSkips(() => v.parse(schema, input));
  return { output: result, skipped };
}
