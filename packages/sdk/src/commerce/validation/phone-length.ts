import { normalisePhone, type PhoneCountry } from '../locale/phone';

/**
 * Whether a code may be requested for a phone: its national digits are exactly as many as the country allows
 * (spec §5), however they were typed.
 */
export const isPhoneComplete = (text: string, country: PhoneCountry): boolean =>
  normalisePhone(text, country).length === country.allowed_phone_length;
