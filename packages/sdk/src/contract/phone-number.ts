import { INVISIBLE, typedText } from './typed-text';

/** Characters that people put between and after the digits, and those that come along when a number is pasted. */
const SEPARATOR = `[\\s().,;:!?"'\\-/\\u060c\\u061b\\u061f\\u2010-\\u2015\\u2212${INVISIBLE.source.slice(1)}`;
/** ASCII, Arabic-Indic, Persian and full-width digits. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\uff10-\\uff19]';

/**
 * A phone number as people type and paste it. E.164 allows 15 digits; no subscriber has fewer than 7. Each separator has
 * one place in the pattern, so that matching takes time in proportion to the length.
 */
export const PHONE_PATTERN = new RegExp(
  `^${SEPARATOR}*(?:tel:${SEPARATOR}*)?(?:(?:[+\\uff0b]|00)${SEPARATOR}*)?(?:${DIGIT}${SEPARATOR}*){7,15}$`,
);

const separators = new RegExp(SEPARATOR, 'g');

/** The number with ASCII digits and without separators: "+966501234567". */
export const cleanPhone = (phone: string): string =>
  typedText(phone).replace(/^tel:/, '').replace(separators, '');
