import { describe, expect, test } from 'vitest';
import { isOtpComplete, OTP_LENGTH, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS, otpDigits } from './otp-code';

test('uses the values of the spec', () => {
  expect([OTP_LENGTH, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS]).toEqual([6, 10 * 60, 10]);
});

describe('a typed code', () => {
  test('is six digits of any script, ignoring spaces and bidi marks', () => {
    expect(otpDigits('٣٤٥ ٦٧٨')).toBe('345678');
    expect(otpDigits('\u2066123-456\u2069')).toBe('123456');
    expect(otpDigits('12345678')).toBe('123456');
  });

  test.each([
    ['123456', true],
    ['۱۲۳ ۴۵۶', true],
    ['12345', false],
    ['1234567', false],
    ['abcdef', false],
    ['', false],
  ])('«%s» can be verified: %s', (text, canVerify) => {
    expect(isOtpComplete(text)).toBe(canVerify);
  });
});
