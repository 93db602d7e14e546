import * as v from 'valibot';
import { runLeniently } from './lenient-array';

/** A list item that was skipped because it is invalid. */
export interface SkippedItem {
  /** Position in the list as received. */
  index: number;
  /** The first validation error, e.g. `price: Invalid type: Expected number but received "x"`. */
  reason: string;
  /** The item as received. */
  item: unknown;
}

/** The result of parsing; `output` is valid unless there are `issues`. */
export interface LenientResult<Output> {
  output: Output | undefined;
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] | undefined;
  /** The items that lenient lists skipped, at any depth. */
  skipped: SkippedItem[];
}

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
};

/** Parses `input` like `v.safeParse`, and reports the items skipped by lenient lists at any depth. */
export function safeParseReportingSkips<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): LenientResult<v.InferOutput<Schema>> {
  const skipped: SkippedItem[] = [];
  const { value, issues } = runLeniently(schema, input, (index, problem, item) =>
    skipped.push({ index, reason: describeIssue(problem), item }),
  );
  return { output: issues ? undefined : value, issues, skipped };
}

/**
 * Parses `input` and reports the items skipped by lenient lists at any depth.
 * @throws v.ValiError when the input itself doesn't match the schema.
 */
export function parseReportingSkips<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema>; skipped: SkippedItem[] } {
  const { output, issues, skipped } = safeParseReportingSkips(schema, input);
  if (issues) throw new v.ValiError([...issues]);
  return { output: output as v.InferOutput<Schema>, skipped };
}
