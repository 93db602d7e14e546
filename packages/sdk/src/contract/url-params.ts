import * as v from 'valibot';
import { limitedText } from './limited-text';
import { MAX_ID, MAX_REPEATED, MAX_TYPED_CODE } from './limits';
import { typedCode } from './typed-text';

/** A parameter as a client passes it. A server also passes the text that it finds in the URL. */
type Param<Value> = v.GenericSchema<Value, Value>;

/** An integer. */
export const numericParam = (min: number, max: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(limitedText(MAX_TYPED_CODE), v.transform(typedCode), v.regex(/^\d{1,10}$/), v.transform(Number)),
    ]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  ) as Param<number>;

/** Identifier: a positive integer. */
export const idParam = numericParam(1, MAX_ID);

/** One or more values of a repeated query key (spec §7: arrays are sent without indexes); always parsed to an array. */
export const repeatedParam = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.union([
      v.pipe(v.array(schema), v.maxLength(MAX_REPEATED)),
      v.pipe(
        schema,
        v.transform((value) => [value]),
      ),
    ]),
    v.transform((values) => values as v.InferOutput<Schema>[]),
  );

/** A boolean query parameter: `true`/`false` or `1`/`0`. */
export const flagParam = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((text) => text === 'true' || text === '1'),
  ),
]) as Param<boolean>;
