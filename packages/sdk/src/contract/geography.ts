import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { amountSchema, idSchema, optionalBilingual } from './primitives';

/** A delivery area; `price` is its shipping fee in SAR. */
export const zoneSchema = v.object({
  id: idSchema,
  name: v.string(),
  ...optionalBilingual('name'),
  price: amountSchema,
});
export type Zone = v.InferOutput<typeof zoneSchema>;

export const governorateSchema = v.object({
  id: idSchema,
  name: v.string(),
  ...optionalBilingual('name'),
  zones: v.optional(lenientArray(zoneSchema), []),
});
export type Governorate = v.InferOutput<typeof governorateSchema>;

export const countrySchema = v.object({
  id: idSchema,
  /** Dial code without plus, e.g. `966`. */
  country_code: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  /** ISO 3166-1 alpha-2, when the backend knows it. */
  iso: v.nullish(v.string()),
  ...optionalBilingual('name'),
  /** Digits of a national number, without country code or leading zero. */
  allowed_phone_length: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(15)),
  governorates: v.optional(lenientArray(governorateSchema), []),
});
export type Country = v.InferOutput<typeof countrySchema>;
