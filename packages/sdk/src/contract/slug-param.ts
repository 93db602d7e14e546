import * as v from 'valibot';
import { limitedText } from './limited-text';
import { MAX_TYPED_CODE, SLUG_PATTERN } from './limits';
import { typedCode, typedText } from './typed-text';

/** People type a space for the dash between two words. Other spaces come from copying. */
const withDashes = (text: string): string =>
  typedText(text).replace(/([\p{L}\p{N}]) (?=[\p{L}\p{N}])/gu, '$1-');

/** Slug of a page or short link as typed, in any case; parsed to the small letters by which it is found. */
export const slugParam = v.pipe(
  limitedText(MAX_TYPED_CODE),
  v.transform((text) => typedCode(withDashes(text)).toLowerCase()),
  v.regex(SLUG_PATTERN),
);
