import { safeAddress, safeFileAddress } from '@diwan/sdk/commerce';
import {
  cssColorSchema,
  limitedText,
  MAX_AMOUNT,
  MAX_ID,
  MAX_PICTURE_SIZE,
  MAX_TEXT_PADDING,
  MAX_TEXT_SIZE,
  MAX_TYPED_CODE,
  productCodeSchema,
  slugParam,
  strictPixels,
} from '@diwan/sdk/contract';
import * as v from 'valibot';
import { mustBe } from './must-be';

/* Shared field schemas. Stricter than the wire schema, which tolerates invalid values. */

/** A whole number that fits an integer column. */
export const whole = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(MAX_ID));
export const id = whole(1);
/** A product by its id or its code. Codes are replaced before a document is checked, so an accepted one has ids alone. */
export const productReference = v.pipe(
  v.union(
    [id, productCodeSchema],
    mustBe('the id of a product, such as 1, or its code in quotes, such as "CT1"'),
  ),
  v.transform((reference) => reference as number),
);
export const count = whole(0);
export const name = v.pipe(limitedText(300), v.minLength(1));
/** Last segment of a URL. */
export const slug = v.pipe(
  limitedText(MAX_TYPED_CODE),
  v.regex(/^\S*$/, mustBe('written without spaces')),
  slugParam,
);
export const text = v.optional(v.string(), '');
export const flag = v.optional(v.boolean(), false);
export const hex = v.pipe(v.string(), v.hexColor());
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !text.startsWith('0000'), 'the year must not be 0'),
);
export const pixels = v.nullish(whole(1));
export const length = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Whether a number has no more decimals than its currency or column. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value;

/** An amount; `amountProblems` checks its decimals, which depend on the currency. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT));
export const percent = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((value) => hasDecimals(value, 2), mustBe('a percentage with at most two decimals')),
);

export const address = v.pipe(
  v.string(),
  v.minLength(1),
  v.check(
    (text) => safeAddress(text) !== undefined,
    mustBe('a URL that begins with https:, http:, mailto:, tel: or a single slash'),
  ),
);
export const filesPath = v.pipe(
  v.string(),
  v.check(
    (text) => safeFileAddress(text) !== undefined,
    mustBe('a URL that begins with https:, http: or a single slash'),
  ),
);
/** Target of a short link: a URL or a path. */
export const target = v.pipe(
  v.string(),
  v.check(
    (text) => /^(?:https?:\/\/\S+|\/\S*)$/.test(text) && safeAddress(text) !== undefined,
    mustBe('a URL with https: or http:, or a path that begins with a single slash'),
  ),
);
export const color = v.nullish(v.pipe(cssColorSchema, v.description('a CSS colour')));
export const textSize = v.nullish(strictPixels(MAX_TEXT_SIZE));
export const textPadding = v.nullish(strictPixels(MAX_TEXT_PADDING));
export const pictureSize = v.nullish(strictPixels(MAX_PICTURE_SIZE));

/** An image: a path in the media folder or a URL. */
export const picture = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/\S+|(?!\.{1,2}(?:\/|$))[^\\?#:/]+(?:\/(?!\.{1,2}(?:\/|$))[^\\?#:/]*)*)$/,
    mustBe('a path in the media folder or an https URL'),
  ),
);

export const names = { name_en: name, name_ar: name };
export const reference = v.object({ id });
export const position = v.optional(whole(-2_147_483_648));
