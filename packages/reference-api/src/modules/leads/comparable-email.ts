import { domainToASCII } from 'node:url';

/**
 * One form for addresses that reach the same person: capitals, compositions of letters and the two ways to write an
 * internationalised domain ("مثال.com", "xn--mgbh0fb.com") don't matter. Only for comparing: addresses are stored as typed.
 */
export function comparableEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  return `${email.slice(0, at).normalize('NFC').toLowerCase()}@${domainToASCII(domain) || domain}`;
}
