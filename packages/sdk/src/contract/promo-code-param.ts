import * as v from 'valibot';
import { limitedText } from './limited-text';
import { MAX_TYPED_CODE, PROMO_CODE_PATTERN } from './limits';
import { typedCode } from './typed-text';

/** A promo code as typed, in any case; parsed to the capitals by which promos are found. */
export const promoCodeParam = v.pipe(
  limitedText(MAX_TYPED_CODE),
  v.transform((text) => typedCode(text).toUpperCase()),
  v.regex(PROMO_CODE_PATTERN),
);
