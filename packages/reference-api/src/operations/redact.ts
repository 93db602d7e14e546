/** ASCII, Arabic-Indic and Persian digits. */
const digit = '[\\d٠-٩۰-۹]';

/** One-time codes have six digits and phones more; shorter runs are ids, ports and line numbers. */
const longNumber = new RegExp(`\\+?${digit}(?:[\\s()-]?${digit}){5,}`, 'g');
const anyDigit = new RegExp(digit, 'u');

const HIDDEN = '[redacted]';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Hides possible phone numbers and one-time codes in log text. */
export const redactText = (text: string): string => text.replace(longNumber, HIDDEN);

/**
 * Redacts phone numbers and one-time codes in a path (spec §7): any segment with a digit after `otp`, and long numbers
 * elsewhere, e.g. in mistyped paths.
 * @example redactPath('/api/crm/public/otp/request/966/512345678') // '/api/crm/public/otp/request/[redacted]/[redacted]'
 */
export function redactPath(path: string): string {
  let isAfterOtp = false;
  return path
    .split('/')
    .map((segment) => {
      const text = decoded(segment);
      const isHidden = isAfterOtp ? anyDigit.test(text) : redactText(text) !== text;
      isAfterOtp ||= /^otp$/i.test(text);
      return isHidden ? HIDDEN : segment;
    })
    .join('/');
}
