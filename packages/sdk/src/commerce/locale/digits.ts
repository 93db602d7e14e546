const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

const toAscii = (zero: number) => (digit: string) => String(digit.charCodeAt(0) - zero);

/** Converts Arabic-Indic and Persian digits to ASCII digits. */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, toAscii(ARABIC_INDIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, toAscii(PERSIAN_ZERO));

/** The digits of a text as ASCII, without spaces, separators and bidi marks. */
export const onlyDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');
