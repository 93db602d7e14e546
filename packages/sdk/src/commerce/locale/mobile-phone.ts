/** Prefixes of mobile numbers by dial code (ITU-T E.164 national plans); unlisted countries are not restricted. */
const MOBILE_PREFIXES: Readonly<Record<string, RegExp>> = {
  '966': /^5/,
  '971': /^5/,
  '965': /^[4569]/,
  '973': /^[36]/,
  '974': /^[3567]/,
  '968': /^[79]/,
};

/**
 * Whether a complete phone number can receive a code, which landlines can't. True when the country's numbering plan is
 * unknown.
 *
 * @param national digits without country code or leading zero, as `normalisePhone` returns them
 * @example isMobilePhone('112345678', '966') // false: a landline in Riyadh
 */
export const isMobilePhone = (national: string, countryCode: string): boolean =>
  MOBILE_PREFIXES[countryCode]?.test(national) ?? true;
