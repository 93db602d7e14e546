import * as v from 'valibot';

/** Called for each skipped item with its index, the first validation issue and the item as received. */
type Collector = (index: number, problem: v.BaseIssue<unknown>, item: unknown) => void;

let collector: Collector | undefined;

/** Runs `read`; lenient lists at any depth report the items they skip meanwhile to `collect`. */
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
 * An array that skips invalid items instead of failing the whole response, so that one bad product or an unknown
 * section type never blanks a page. `collectSkips` reports the skipped items.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<const Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    // The OpenAPI generator reads it, because it can't describe a raw transform.
    v.metadata({ lenientItem: item }),
    v.rawTransform(({ dataset }): v.InferOutput<Schema>[] => {
      const valid: v.InferOutput<Schema>[] = [];
      dataset.value.forEach((candidate, index) => {
        const result = v.safeParse(item, candidate);
        if (result.success) valid.push(result.output);
        else collector?.(index, result.issues[0], candidate);
      });
      return valid;
    }),
  );
}
