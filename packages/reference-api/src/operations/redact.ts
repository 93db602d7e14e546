/** A digit of any script people type numbers in. */
const digit = '[\\d٠-٩۰-۹]';

/** Six digits make a one-time code; phones are longer. Shorter runs are ids, ports and line numbers. */
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

/** Hides what may be a phone or a one-time code in text for the log. */
export const redactText = (text: string): string => text.replace(longNumber, HIDDEN);

/**
 * A path as the log may keep it: phones and one-time codes sit in paths (spec §7). Whatever follows `otp` loses its
 * numbers, and so does a mistyped address that holds a long one.
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
