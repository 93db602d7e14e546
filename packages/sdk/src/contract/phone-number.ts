/** Characters that people put between the digits, and those that come along when a number is pasted. */
const SEPARATOR = '[\\s().\\-/\\u2010-\\u2015\\u200b-\\u200f\\u061c\\u202a-\\u202e\\u2060-\\u2069\\ufeff]';
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
const digits = new RegExp(DIGIT, 'g');

/** The number with ASCII digits and without separators: "+966501234567". */
export const cleanPhone = (phone: string): string =>
  phone
    .replace(/^\s*tel:/, '')
    // The last four bits of a digit are its value, in each of these scripts.
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\uff0b/g, '+')
    .replace(separators, '');
