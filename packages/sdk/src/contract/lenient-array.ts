import * as v from 'valibot';

/** One element that was left out of a list because it broke the contract. */
export interface SkippedElement {
  /** Position in the list as received. */
  index: number;
  /** First reason in words, e.g. `price: Invalid type: Expected number but received "x"`. */
  reason: string;
  /** The element as received. */
  element: unknown;
}

let collector: SkippedElement[] | undefined;

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
};

/**
 * A list whose broken elements are left out instead of failing the whole answer, so that one bad product or an
 * unknown section type never blanks a page. What was left out is told by {@link parseReportingSkips}.
 */
export const lenientArray = <const Schema extends v.GenericSchema>(element: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    // Read by the OpenAPI generator: a raw transform can't be described, its element can.
    v.metadata({ lenientElement: element }),
    v.rawTransform(({ dataset }): v.InferOutput<Schema>[] => {
      const kept: v.InferOutput<Schema>[] = [];
      dataset.value.forEach((candidate, index) => {
        const result = v.safeParse(element, candidate);
        if (result.success) kept.push(result.output);
        else collector?.push({ index, reason: describeIssue(result.issues[0]), element: candidate });
      });
      return kept;
    }),
  );

/**
 * Parses `input` and tells which elements of lenient lists were left out, at any depth.
 * @throws v.ValiError when the input as a whole is not of the schema.
 */
export function parseReportingSkips<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema>; skipped: SkippedElement[] } {
  const outer = collector;
  const skipped: SkippedElement[] = [];
  collector = skipped;
  try {
    return { output: v.parse(schema, input), skipped };
  } finally {
    collector = outer;
  }
}
