/** First digits of mobile numbers by dial code (ITU-T E.164 national plans); countries that aren't listed are not limited. */
const MOBILE_PREFIXES: Readonly<Record<string, RegExp>> = {
  '966': /^5/,
  '971': /^5/,
  '965': /^[4569]/,
  '973': /^[36]/,
  '974': /^[3567]/,
  '968': /^[79]/,
};

/**
 * Whether a complete phone can receive a code, as far as its country's numbering plan is known: landlines receive none.
 *
 * @param national digits without country code or leading zero, as `normalisePhone` returns them
 * @example isMobilePhone('112345678', '966') // false: a landline in Riyadh
 */
export const isMobilePhone = (national: string, countryCode: string): boolean =>
  MOBILE_PREFIXES[countryCode]?.test(national) ?? true;
