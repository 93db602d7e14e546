import { describe, expect, test } from 'vitest';
import { DEFAULT_TAX_RATE } from '../../contract';
import { shownTaxRate, tax, taxRate } from './tax';

test('the rate is 0.15 when the shop charges tax, else 0', () => {
  expect(DEFAULT_TAX_RATE).toBe(0.15);
  expect(taxRate({ allow_tax_rate: true, tax_rate: 0.15 })).toBe(0.15);
  expect(taxRate({ allow_tax_rate: false, tax_rate: 0.15 })).toBe(0);
});

test('shown prices include tax only when it is charged and the shop shows prices with tax', () => {
  expect(shownTaxRate({ allow_tax_rate: true, tax_rate: 0.05, display_prices_with_tax: true })).toBe(0.05);
  expect(shownTaxRate({ allow_tax_rate: true, tax_rate: 0.05, display_prices_with_tax: false })).toBe(0);
  expect(shownTaxRate({ allow_tax_rate: false, tax_rate: 0.05, display_prices_with_tax: true })).toBe(0);
});

describe('tax', () => {
  test.each([
    [1000, 150],
    [0.1, 0.02],
    [0.3, 0.05],
    [1.1, 0.17],
    [8449.1, 1267.37],
  ])('of %d SAR is %d SAR', (taxable, expected) => {
    expect(tax({ taxable, rate: DEFAULT_TAX_RATE, currency: 'SAR' })).toBe(expected);
  });

  test('has the decimals of the currency', () => {
    expect(tax({ taxable: 12.345, rate: 0.05, currency: 'KWD' })).toBe(0.617);
    expect(tax({ taxable: 12_345, rate: 0.1, currency: 'JPY' })).toBe(1235);
  });

  test('rejects an invalid rate', () => {
    expect(() => tax({ taxable: 1, rate: Number.NaN, currency: 'SAR' })).toThrow(RangeError);
    expect(() => tax({ taxable: 1, rate: -0.15, currency: 'SAR' })).toThrow(RangeError);
  });
});
