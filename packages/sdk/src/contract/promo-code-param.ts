import * as v from 'valibot';
import { typedCode } from '../commerce/locale/typed-text';
import { limitedText } from './limited-text';
import { MAX_TYPED_CODE, PROMO_CODE_PATTERN } from './limits';

/** A promo code as typed, in any case; parsed to the capitals by which promos are found. */
export const promoCodeParam = v.pipe(
  limitedText(MAX_TYPED_CODE),
  v.transform((text) => typedCode(text).toUpperCase()),
  v.regex(PROMO_CODE_PATTERN),
);
