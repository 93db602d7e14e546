import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onlyDigits, toAsciiDigits } from './digits';

const digitOfAnyScript = fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹');

describe('toAsciiDigits', () => {
  test('converts Arabic-Indic and Persian digits and nothing else', () => {
    expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(toAsciiDigits('عدد ٣ و 4')).toBe('عدد 3 و 4');
  });

  test('preserves the length of any text', () => {
    fc.assert(fc.property(fc.string(), (text) => toAsciiDigits(text).length === text.length));
  });
});

describe('onlyDigits', () => {
  test('drops spaces, separators and bidi marks', () => {
    expect(onlyDigits('٣٤٥ ٦٧٨')).toBe('345678');
    expect(onlyDigits('\u2066+965 9912-3456\u2069')).toBe('96599123456');
  });

  test('keeps every digit of every script, in order', () => {
    fc.assert(
      fc.property(fc.array(digitOfAnyScript), (digits) => {
        const kept = onlyDigits(digits.join(' - '));
        expect(kept).toMatch(/^\d*$/);
        expect(kept).toHaveLength(digits.length);
      }),
    );
  });
});
