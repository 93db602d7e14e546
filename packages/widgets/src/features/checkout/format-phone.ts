import type { CheckoutPhone } from './checkout-record-store';

/** A number to be read digit by digit, with a pause at each dash: "9 7 9 4 4, 2 3 9 0 5". */
export const spokenDigits = (number: string): string =>
  number
    .split('-')
    .map((part) => [...part].join(' '))
    .join(', ');

/** Formats a phone for display: "+966 50 123 4567". It reads left to right in every language. */
export const formatPhone = ({ countryCode, number }: CheckoutPhone): string =>
  `+${countryCode} ${number.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3')}`;

/** The same for use in a sentence of either direction: isolated and without line breaks. */
export const phoneInText = (phone: CheckoutPhone): string =>
  `\u2066${formatPhone(phone).replaceAll(' ', '\u00a0')}\u2069`;

/** The same to be read digit by digit, not as one number of twelve: "+9 6 6, 5 0, 1 2 3, 4 5 6 7". */
export const spokenPhone = (phone: CheckoutPhone): string =>
  `\u2066+${spokenDigits(formatPhone(phone).slice(1).replaceAll(' ', '-'))}\u2069`;
