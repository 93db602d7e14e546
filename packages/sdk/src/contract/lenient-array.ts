import * as v from 'valibot';

/** Called for an item that was left out: its position, the first problem, the item as received. */
type Collector = (index: number, problem: v.BaseIssue<unknown>, item: unknown) => void;

let collector: Collector | undefined;

/** What `read` returns; meanwhile lenient lists report to `collect` what they leave out, at any depth. */
export function collecting<Result>(collect: Collector, read: () => Result): Result {
  const outer = collector;
  collector = collect;
  try {
    return read();
  } finally {
    collector = outer;
  }
}

/**
 * A list whose broken items are left out instead of failing the whole response, so that one bad product or an
 * unknown section type never blanks a page. `collectSkips` reports what was left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<const Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    // Read by the OpenAPI generator: a raw transform can't be described, its item can.
    v.metadata({ lenientItem: item }),
    v.rawTransform(({ dataset }): v.InferOutput<Schema>[] => {
      const kept: v.InferOutput<Schema>[] = [];
      dataset.value.forEach((candidate, index) => {
        const result = v.safeParse(item, candidate);
        if (result.success) kept.push(result.output);
        else collector?.(index, result.issues[0], candidate);
      });
      return kept;
    }),
  );
}
