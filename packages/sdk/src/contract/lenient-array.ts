import * as v from 'valibot';

/** Called for each skipped item with its index, the first validation issue and the item as received. */
type OnSkip = (index: number, problem: v.BaseIssue<unknown>, item: unknown) => void;

/** Valibot hands its configuration from a schema to those inside it, so that a list at any depth finds `onSkip`. */
interface LenientConfig extends v.Config<v.BaseIssue<unknown>> {
  onSkip?: OnSkip;
}

/** Reads `input`; lenient lists at any depth report the items they skip to `onSkip`. */
export function runLeniently<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  onSkip: OnSkip,
): v.OutputDataset<v.InferOutput<Schema>, v.BaseIssue<unknown>> {
  const config: LenientConfig = { onSkip };
  // `v.safeParse` would hand on a copy of the configuration, without `onSkip`.
  return schema['~run']({ value: input }, config) as v.OutputDataset<
    v.InferOutput<Schema>,
    v.BaseIssue<unknown>
  >;
}

/**
 * An array that skips invalid items instead of failing the whole response, so that one bad product or an unknown
 * section type never blanks a page. `safeParseReportingSkips` reports the skipped items.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<const Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    // The OpenAPI generator reads it, because it can't describe a raw transform.
    v.metadata({ lenientItem: item }),
    v.rawTransform(({ dataset, config }): v.InferOutput<Schema>[] => {
      const valid: v.InferOutput<Schema>[] = [];
      const given = config as LenientConfig;
      dataset.value.forEach((candidate, index) => {
        const { value, issues } = item['~run']({ value: candidate }, given);
        if (issues) given.onSkip?.(index, issues[0], candidate);
        else valid.push(value);
      });
      return valid;
    }),
  );
}
