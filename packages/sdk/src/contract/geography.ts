import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { DIAL_CODE_PATTERN, MAX_PHONE_LENGTH, MIN_PHONE_LENGTH } from './limits';
import { amountSchema, idSchema, optionalBilingual } from './primitives';

/** A delivery area; `price` is its shipping fee in the shop's currency. */
export const zoneSchema = v.object({
  id: idSchema,
  /** English name, for clients that don't read `name_en`. */
  name: v.string(),
  ...optionalBilingual('name'),
  /** Shipping fee in the shop's currency. */
  price: amountSchema,
});
export interface Zone extends v.InferOutput<typeof zoneSchema> {}

/** A governorate or city with its delivery zones. */
export const governorateSchema = v.object({
  id: idSchema,
  /** English name, for clients that don't read `name_en`. */
  name: v.string(),
  ...optionalBilingual('name'),
  /** Its delivery zones. */
  zones: v.optional(lenientArray(zoneSchema), []),
});
export interface Governorate extends v.InferOutput<typeof governorateSchema> {}

/** A country the shop delivers to; the first in the list is the default. */
export const countrySchema = v.object({
  id: idSchema,
  /** Dial code without plus, e.g. `966`. */
  country_code: v.pipe(v.string(), v.regex(DIAL_CODE_PATTERN)),
  /** ISO 3166-1 alpha-2 code, if known. */
  iso: v.nullish(v.string()),
  ...optionalBilingual('name'),
  /** Number of digits of a national number, without country code or leading zero. */
  allowed_phone_length: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(MIN_PHONE_LENGTH),
    v.maxValue(MAX_PHONE_LENGTH),
  ),
  /** Its governorates. */
  governorates: v.optional(lenientArray(governorateSchema), []),
});
export interface Country extends v.InferOutput<typeof countrySchema> {}
