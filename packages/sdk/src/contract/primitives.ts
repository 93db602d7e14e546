import * as v from 'valibot';
import { MAX_AMOUNT, MAX_ID } from './limits';

/** Identifier: a positive integer. */
export const idSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID));

/** An amount of money on the wire: SAR with at most two decimals, never negative (spec §3, §9). */
export const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_AMOUNT));

/** A percentage between 0 and 100 (spec §3 `discount`). */
export const percentSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

/** A text; a missing one reads as ''. */
export const textSchema = v.fallback(v.string(), '');
/** A text that may be absent or null. */
export const optionalTextSchema = v.nullish(v.string());

type Bilingual<Name extends string, Schema> = Record<`${Name}_en` | `${Name}_ar`, Schema>;

/** The two wire fields of a bilingual text, e.g. `name_en` and `name_ar`; a missing one reads as ''. */
export const bilingual = /* @__NO_SIDE_EFFECTS__ */ <Name extends string>(
  name: Name,
): Bilingual<Name, typeof textSchema> =>
  ({ [`${name}_en`]: textSchema, [`${name}_ar`]: textSchema }) as Bilingual<Name, typeof textSchema>;

/** Like {@link bilingual}, for a text that may be absent or null. */
export const optionalBilingual = /* @__NO_SIDE_EFFECTS__ */ <Name extends string>(
  name: Name,
): Bilingual<Name, typeof optionalTextSchema> =>
  ({ [`${name}_en`]: optionalTextSchema, [`${name}_ar`]: optionalTextSchema }) as Bilingual<
    Name,
    typeof optionalTextSchema
  >;

/** A flag that older backends leave out; absent or null means false. */
export const flagSchema = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((flag) => flag ?? false),
);

/**
 * One of the names known today, for what a server sends. Names may be added while clients are deployed (docs/decisions/0051):
 * one they don't know reads as `unknown`, instead of making the whole response unreadable.
 */
export const openPicklist = /* @__NO_SIDE_EFFECTS__ */ <const Names extends readonly string[]>(
  names: Names,
) => v.fallback(v.picklist([...names, 'unknown'] as [...Names, 'unknown']), 'unknown' as const);
