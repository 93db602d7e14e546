/** Converts Arabic-Indic (U+0660…), Persian (U+06F0…) and full-width (U+FF10…) digits to ASCII digits, whose value is their last four bits. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The digits of a text as ASCII, without spaces, separators and bidi marks. */
export const onlyDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');
