import { expect, test } from 'vitest';
import {
  CURRENCIES,
  currencyCode,
  currencyDecimals,
  formatAmount,
  hasRiyalSign,
  withCurrencyCode,
} from './currency';

test('only SAR has the riyal sign', () => {
  expect(hasRiyalSign({ currency: 'SAR', currency_display: 'symbol' })).toBe(true);
  expect(hasRiyalSign({ currency: 'SAR', currency_display: 'code' })).toBe(false);
  expect(hasRiyalSign({ currency: 'AED', currency_display: 'symbol' })).toBe(false);
});

test("code and number follow the language's order", () => {
  expect(withCurrencyCode('8,449', 'AED', 'en')).toBe('AED\u00a08,449');
  expect(withCurrencyCode('٨٬٤٤٩', 'AED', 'ar')).toBe('٨٬٤٤٩\u00a0د.إ');
});

test('an unknown currency is shown by its code', () => {
  expect(currencyCode('CHF', 'ar')).toBe('CHF');
  expect(currencyCode('toString', 'ar')).toBe('toString');
});

test('has the minor units of ISO 4217', () => {
  const with3 = ['KWD', 'BHD', 'OMR', 'JOD', 'IQD', 'LYD', 'TND'];
  const with0 = ['JPY'];
  for (const currency of CURRENCIES)
    expect([currency, currencyDecimals(currency)]).toEqual([
      currency,
      with3.includes(currency) ? 3 : with0.includes(currency) ? 0 : 2,
    ]);
});

test('amounts show no decimals (spec §9), except in dinars and Omani rials', () => {
  expect(formatAmount(8448.5, 'SAR', 'en')).toBe('8,449');
  expect(formatAmount(8448.5, 'SAR', 'ar')).toBe('٨٬٤٤٩');
  expect(formatAmount(12.345, 'KWD', 'en')).toBe('12.345');
  expect(formatAmount(12.345, 'KWD', 'ar')).toBe('١٢٫٣٤٥');
  expect(formatAmount(1234.5, 'BHD', 'en')).toBe('1,234.500');
  expect(formatAmount(0.005, 'OMR', 'ar')).toBe('٠٫٠٠٥');
  expect(formatAmount(750_000, 'IQD', 'en')).toBe('750,000');
  expect(formatAmount(1234, 'JPY', 'en')).toBe('1,234');
});
