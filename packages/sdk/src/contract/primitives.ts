import * as v from 'valibot';
import { MAX_AMOUNT, MAX_ID } from './limits';

/** Identifier: a positive integer. */
export const idSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID));

/** An amount of money on the wire: in the shop's currency, with at most its decimals (SAR two, KWD three), never negative (spec §3, §9). */
export const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_AMOUNT));

/** A percentage between 0 and 100 (spec §3 `discount`). */
export const percentSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

/** A string that defaults to ''. */
export const textSchema = v.fallback(v.string(), '');
/** A string that may be absent or null. */
export const optionalTextSchema = v.nullish(v.string());

/** When a record last changed, ISO 8601; missing if the backend doesn't record it. */
export const updatedAtSchema = v.nullish(v.string());

type Bilingual<Name extends string, Schema> = Record<`${Name}_en` | `${Name}_ar`, Schema>;

/** The two wire fields of a bilingual text, e.g. `name_en` and `name_ar`; both default to ''. */
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

/** A flag that older backends omit; absent or null means false. */
export const flagSchema = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((flag) => flag ?? false),
);

/**
 * A picklist for responses. Servers may add names that deployed clients don't know (docs/decisions/0051); these read as
 * `unknown` instead of making the whole response unreadable.
 */
export const openPicklist = /* @__NO_SIDE_EFFECTS__ */ <const Names extends readonly string[]>(
  names: Names,
) => v.fallback(v.picklist([...names, 'unknown'] as [...Names, 'unknown']), 'unknown' as const);
