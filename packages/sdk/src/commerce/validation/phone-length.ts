import { normalisePhone, type PhoneCountry } from '../locale/phone';

/**
 * Whether a phone number as typed has exactly the number of national digits of its country, so that a code may be
 * requested (spec §5).
 */
export const isPhoneComplete = (text: string, country: PhoneCountry): boolean =>
  normalisePhone(text, country).length === country.allowed_phone_length;
