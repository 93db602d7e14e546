import { describe, expect, test, vi } from 'vitest';
import { INTL_LOCALES, LOCALES } from './locale';
import { formatNumber, formatPercent } from './numbers';

describe('formatNumber', () => {
  test('uses the digits and separators of the language', () => {
    expect(formatNumber(8449, 'en')).toBe('8,449');
    expect(formatNumber(8449, 'ar')).toBe('٨٬٤٤٩');
  });

  test.each([
    [0.49, '0'],
    [0.5, '1'],
    [1.5, '2'],
    [2.5, '3'],
    [8448.5, '8,449'],
    [8448.49, '8,448'],
  ])('%d has no decimals and is rounded half up to %s', (value, shown) => {
    expect(formatNumber(value, 'en')).toBe(shown);
  });
});

describe('formatPercent', () => {
  test('shows whole percents', () => {
    expect(formatPercent(15, 'en')).toBe('15%');
    expect(formatPercent(15, 'ar')).toMatch(/^١٥٪/);
  });

  test.each([
    [12.5, '13%'],
    [14.5, '15%'],
    [28.5, '29%'],
    [12.4, '12%'],
  ])('%d is rounded half up to %s', (percent, shown) => {
    expect(formatPercent(percent, 'en')).toBe(shown);
  });
});

test('formats numbers as Intl does', () => {
  for (const locale of LOCALES) {
    const number = new Intl.NumberFormat(INTL_LOCALES[locale], { maximumFractionDigits: 0 });
    const percent = new Intl.NumberFormat(INTL_LOCALES[locale], {
      style: 'percent',
      maximumFractionDigits: 0,
    });
    for (const value of [0, 0.5, 1.49, 7, 12, 15, 999, 999.5, 1000, 12_345, 1_234_567.8, -3, -1234.5]) {
      expect(formatNumber(value, locale)).toBe(number.format(value));
      expect(formatPercent(Math.round(value), locale)).toBe(percent.format(Math.round(value) / 100));
    }
  }
});

test('does not use Intl, whose first formatter takes 100 ms on a slow phone during page load', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  formatNumber(8449, 'ar');
  formatPercent(15, 'en');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
