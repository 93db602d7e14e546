import type { CheckoutPhone } from './checkout-record-store';

/** A phone as people read it: "+966 50 123 4567". It reads left to right in every language. */
export const formatPhone = ({ countryCode, number }: CheckoutPhone): string =>
  `+${countryCode} ${number.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3')}`;

/** The same within a sentence of either direction: in one piece, on one line. */
export const phoneInText = (phone: CheckoutPhone): string =>
  `\u2066${formatPhone(phone).replaceAll(' ', '\u00a0')}\u2069`;
