import { safeAddress, safeFileAddress } from '@diwan/sdk/commerce';
import {
  cssColorSchema,
  MAX_AMOUNT,
  MAX_ID,
  MAX_PICTURE_SIZE,
  MAX_TEXT_PADDING,
  MAX_TEXT_SIZE,
  SLUG_PATTERN,
  strictPixels,
} from '@diwan/sdk/contract';
import * as v from 'valibot';

/* Fields that several parts of a catalogue have. The wire is lenient with what editors wrote; an import isn't. */

/** A whole number that an integer column holds. */
export const whole = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(MAX_ID));
export const id = whole(1);
export const count = whole(0);
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
/** What an address can end in. */
export const slug = v.pipe(v.string(), v.regex(SLUG_PATTERN));
export const text = v.optional(v.string(), '');
export const flag = v.optional(v.boolean(), false);
export const hex = v.pipe(v.string(), v.hexColor());
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !text.startsWith('0000'), 'there is no year 0'),
);
export const pixels = v.nullish(whole(1));
export const length = v.pipe(v.number(), v.finite(), v.minValue(0));

const hasTwoDecimals = v.check(
  (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
  'at most two decimals',
);
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT), hasTwoDecimals);
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100), hasTwoDecimals);

export const address = v.pipe(
  v.string(),
  v.minLength(1),
  v.check(
    (text) => safeAddress(text) !== undefined,
    'an address must begin with https:, http:, mailto:, tel: or one slash',
  ),
);
export const filesPath = v.pipe(
  v.string(),
  v.check(
    (text) => safeFileAddress(text) !== undefined,
    'an address of files must begin with https:, http: or one slash',
  ),
);
/** Where a short link leads: a web address or a path. */
export const target = v.pipe(
  v.string(),
  v.check(
    (text) => /^(?:https?:\/\/\S+|\/\S*)$/.test(text) && safeAddress(text) !== undefined,
    'a short link must lead to https:, http: or a path that begins with one slash',
  ),
);
export const color = v.nullish(v.pipe(cssColorSchema, v.description('a CSS colour')));
export const textSize = v.nullish(strictPixels(MAX_TEXT_SIZE));
export const textPadding = v.nullish(strictPixels(MAX_TEXT_PADDING));
export const pictureSize = v.nullish(strictPixels(MAX_PICTURE_SIZE));

/** A picture: a path below the media folder, or an address of its own. */
export const picture = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?:\/\/\S+|(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\?#:]+)$/,
    'a path below the media folder or an https address',
  ),
);

export const names = { name_en: name, name_ar: name };
export const reference = v.object({ id });
export const position = v.optional(whole(-2_147_483_648));
