/** Marks of text direction and invisible characters that come along when an address is pasted. */
const INVISIBLE = '\\u200b\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069\\ufeff';
const around = `[\\s${INVISIBLE}]*`;

/** The address as it is stored: as typed, without spaces and invisible characters around it. */
export const cleanEmail = (email: string): string =>
  email.replace(new RegExp(`[${INVISIBLE}]`, 'g'), '').trim();

/** Letters, marks and digits of other scripts: neither spaces nor controls. Written as ranges, which every tool compiles. */
const OTHER_SCRIPTS =
  '\\u00a1-\\u061b\\u061d-\\u167f\\u1681-\\u1fff\\u2070-\\u2fff\\u3001-\\ud7ff\\ud800-\\udfff\\uf900-\\ufefe';
const letter = `[a-zA-Z0-9${OTHER_SCRIPTS}]`;
const label = `${letter}(?:[a-zA-Z0-9${OTHER_SCRIPTS}-]{0,61}${letter})?`;

/**
 * Addresses that `<input type=email>` accepts (HTML, "valid e-mail address"), and internationalised addresses: other scripts in
 * the domain and before the @ (RFC 6531). Spaces and invisible characters around it are allowed: `cleanEmail` drops them.
 */
export const EMAIL_PATTERN = new RegExp(
  `^${around}[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~${OTHER_SCRIPTS}-]+@${label}(?:\\.${label})*${around}$`,
);
