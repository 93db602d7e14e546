import { expect, test } from 'vitest';
import { isMobilePhone } from './mobile-phone';

test.each([
  ['501234567', '966', true],
  ['112345678', '966', false],
  ['123456789', '966', false],
  ['36001234', '973', true],
  ['17001234', '973', false],
  ['123456789', '44', true],
])('%s with +%s: %s', (national, countryCode, isMobile) => {
  expect(isMobilePhone(national, countryCode)).toBe(isMobile);
});
