import { expect, test } from 'vitest';
import { validatePromoCode } from './promo-code';

test.each([
  [' WELCOME10 ', 'WELCOME10'],
  ['SAVE٢٥٠', 'SAVE250'],
  ['eid-2026', 'eid-2026'],
])('%s is looked up as %s', (text, code) => {
  expect(validatePromoCode(text)).toEqual({ isValid: true, value: code });
});

test.each(['', '   '])('«%s» is missing', (text) => {
  expect(validatePromoCode(text)).toEqual({ isValid: false, problems: { code: 'required' } });
});

test.each(['10 % off', '../orders', 'x'.repeat(41)])('%s is invalid', (text) => {
  expect(validatePromoCode(text)).toEqual({ isValid: false, problems: { code: 'invalid' } });
});
