import * as v from 'valibot';
import { typedCode } from '../commerce/locale/typed-text';
import { limitedText } from './limited-text';
import { MAX_TYPED_CODE, SLUG_PATTERN } from './limits';

/** Slug of a page or short link as typed, in any case; parsed to the small letters by which it is found. */
export const slugParam = v.pipe(
  limitedText(MAX_TYPED_CODE),
  v.transform((text) => typedCode(text).toLowerCase()),
  v.regex(SLUG_PATTERN),
);
