import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePhone } from './phone';

const saudiArabia = { country_code: '966', allowed_phone_length: 9 };
const kuwait = { country_code: '965', allowed_phone_length: 8 };

describe('normalisePhone', () => {
  test.each([
    ['501234567', '501234567'],
    ['0501234567', '501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '501234567'],
    ['۵۰۱۲۳۴۵۶۷', '501234567'],
    ['+966 50 123 4567', '501234567'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '501234567'],
    ['+966 050 123 4567', '501234567'],
    ['(+966) 50-123-4567', '501234567'],
    ['00966501234567', '501234567'],
    ['966501234567', '501234567'],
    ['966 0 501234567', '501234567'],
    ['', ''],
    ['+966', ''],
  ])('%s', (typed, national) => {
    expect(normalisePhone(typed, saudiArabia)).toBe(national);
  });

  test('ignores bidi marks around a pasted number', () => {
    expect(normalisePhone('\u2066+965 9912 3456\u2069', kuwait)).toBe('99123456');
  });

  test('keeps a national number that starts with the digits of the country code', () => {
    expect(normalisePhone('96512345', kuwait)).toBe('96512345');
    expect(normalisePhone('966123456', saudiArabia)).toBe('966123456');
  });

  test('never truncates a number while it is typed', () => {
    expect(normalisePhone('9661', saudiArabia)).toBe('9661');
  });

  test('is idempotent', () => {
    const national = fc.stringMatching(/^[1-9]\d{8}$/);
    fc.assert(
      fc.property(national, fc.constantFrom('', '0', '+966', '00966', '+966 0'), (digits, prefix) => {
        expect(normalisePhone(prefix + digits, saudiArabia)).toBe(digits);
      }),
    );
  });
});
