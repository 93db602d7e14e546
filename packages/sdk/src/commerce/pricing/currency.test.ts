import { expect, test } from 'vitest';
import { CURRENCIES, currencyCode, hasRiyalSign, withCurrencyCode } from './currency';

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
  expect(currencyCode('KWD', 'ar')).toBe('KWD');
  expect(currencyCode('toString', 'ar')).toBe('toString');
});

test.each(CURRENCIES)('%s has two decimals', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  expect(maximumFractionDigits).toBe(2);
});
