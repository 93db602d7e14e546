import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { DIAL_CODE_PATTERN, MAX_PHONE_LENGTH, MIN_PHONE_LENGTH } from './limits';
import type { ObjectSchemaOf } from './object-schema';
import { amountSchema, idSchema, optionalBilingual } from './primitives';

/** A delivery area; `price` is its shipping fee in the shop's currency. */
export interface Zone {
  /** Identifier: a positive integer. */
  id: number;
  /** English name, for clients that don't read `name_en`. */
  name: string;
  /** Name in English. */
  name_en?: string | null | undefined;
  /** Name in Arabic. */
  name_ar?: string | null | undefined;
  /** Shipping fee in the shop's currency. */
  price: number;
}

/** Schema of {@link Zone}. */
export const zoneSchema: ObjectSchemaOf<Zone> = v.object({
  id: idSchema,
  name: v.string(),
  ...optionalBilingual('name'),
  price: amountSchema,
});

/** A governorate or city with its delivery zones. */
export interface Governorate {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en?: string | null | undefined;
  /** Name in Arabic. */
  name_ar?: string | null | undefined;
  /** English name, for clients that don't read `name_en`. */
  name: string;
  /** Its delivery zones. */
  zones: Zone[];
}

/** Schema of {@link Governorate}. */
export const governorateSchema: ObjectSchemaOf<Governorate> = v.object({
  id: idSchema,
  name: v.string(),
  ...optionalBilingual('name'),
  zones: v.optional(lenientArray(zoneSchema), []),
});

/** A country the shop delivers to; the first in the list is the default. */
export interface Country {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en?: string | null | undefined;
  /** Name in Arabic. */
  name_ar?: string | null | undefined;
  /** Dial code without plus, e.g. `966`. */
  country_code: string;
  /** ISO 3166-1 alpha-2 code, if known. */
  iso?: string | null | undefined;
  /** Number of digits of a national number, without country code or leading zero. */
  allowed_phone_length: number;
  /** Its governorates. */
  governorates: Governorate[];
}

/** Schema of {@link Country}. */
export const countrySchema: ObjectSchemaOf<Country> = v.object({
  id: idSchema,
  country_code: v.pipe(v.string(), v.regex(DIAL_CODE_PATTERN)),
  iso: v.nullish(v.string()),
  ...optionalBilingual('name'),
  allowed_phone_length: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(MIN_PHONE_LENGTH),
    v.maxValue(MAX_PHONE_LENGTH),
  ),
  governorates: v.optional(lenientArray(governorateSchema), []),
});
