/** One-time codes have six digits and phones more; shorter runs are ids, ports and line numbers. */
const longNumber = /\+?[\d٠-٩۰-۹](?:[\s()-]?[\d٠-٩۰-۹]){5,}/g;
/** An e-mail address; versions in paths of packages (`vitest@4.1.12`) don't end in letters. */
const emailAddress = /(?<![^\s"'<>/()@])[^\s"'<>/()@]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
const anyDigit = /[\d٠-٩۰-۹]/;

const HIDDEN = '[redacted]';

/** Longer texts are cut before they are searched for personal data. */
const MAX_TEXT_LENGTH = 10_000;

/** The end of a cut text may hold the beginning of an address, which isn't recognised as one. */
const MAX_ADDRESS_LENGTH = 300;

/** None of our paths is longer; others would flood the log. */
const MAX_PATH_LENGTH = 300;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Hides possible phone numbers, one-time codes and e-mail addresses in log text, and shortens it. */
export function redactText(text: string): string {
  const redacted = text.slice(0, MAX_TEXT_LENGTH).replace(longNumber, HIDDEN).replace(emailAddress, HIDDEN);
  return text.length > MAX_TEXT_LENGTH ? `${redacted.slice(0, -MAX_ADDRESS_LENGTH)}…` : redacted;
}

/**
 * Redacts phone numbers, e-mails, one-time codes and promo codes in a path (spec §7): any segment with a digit after `otp`, those
 * after `promos`, and long numbers and e-mails elsewhere, e.g. in mistyped paths. Shortens long paths.
 * @example redactPath('/api/crm/public/otp/request/966/512345678') // '/api/crm/public/otp/request/[redacted]/[redacted]'
 */
export function redactPath(path: string): string {
  let isAfterOtp = false;
  let isAfterPromos = false;
  const redacted = path
    .slice(0, MAX_TEXT_LENGTH)
    .split('/')
    .map((segment) => {
      const text = decoded(segment);
      const isPromoCode = isAfterPromos && !/^ver(?:fi|if)y$/i.test(text);
      const isHidden = isPromoCode || (isAfterOtp ? anyDigit.test(text) : redactText(text) !== text);
      isAfterOtp ||= /^otp$/i.test(text);
      isAfterPromos ||= /^promos$/i.test(text);
      return isHidden ? HIDDEN : segment;
    })
    .join('/');
  return redacted.length > MAX_PATH_LENGTH ? `${redacted.slice(0, MAX_PATH_LENGTH)}…` : redacted;
}
