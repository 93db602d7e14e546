import { typedText } from './typed-text';

// Only marks that no address contains: each has one place in the pattern, which takes linear time.
const around = '[\\s\\u200b\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069\\ufeff]*';
/** The marks that may end a sentence or a quotation around an address. */
const END = /[.,;:!?"')\u060c\u061b\u061f\u3002\p{Pf}]/u;
/** What stands before an address that was copied as a link or from a message's head. */
const START = /^["'(\p{Pi}]?(?:mailto:)?/iu;

/** The address without what came along when it was pasted: spaces, invisible characters, `mailto:`, and marks around it. */
export function cleanEmail(email: string): string {
  const text = typedText(email).replace(START, '');
  let length = text.length;
  while (length > 0 && END.test(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length).trim();
}

/** Letters, marks and digits of other scripts: neither spaces nor controls. Written as ranges, which every tool compiles. */
const OTHER_SCRIPTS =
  '\\u00a1-\\u061b\\u061d-\\u167f\\u1681-\\u1fff\\u2070-\\u2fff\\u3001-\\ud7ff\\ud800-\\udfff\\uf900-\\ufefe';
const letter = `[a-zA-Z0-9${OTHER_SCRIPTS}]`;
const label = `${letter}(?:[a-zA-Z0-9${OTHER_SCRIPTS}-]{0,61}${letter})?`;

/**
 * Addresses that `<input type=email>` accepts (HTML, "valid e-mail address"), and internationalised addresses: other scripts in
 * the domain and before the @ (RFC 6531). Spaces and invisible characters around it and
 * marks after it are allowed: `cleanEmail` drops them.
 */
export const EMAIL_PATTERN = new RegExp(
  `^${around}[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~${OTHER_SCRIPTS}-]+@${label}(?:\\.${label})*[.,;:!?"')]*${around}$`,
);
