import { expect, test } from 'vitest';
import { isPhoneComplete } from './phone-length';

const saudiArabia = { country_code: '966', allowed_phone_length: 9 };

test.each(['501234567', '0501234567', '+966 50 123 4567', '٠٥٠١٢٣٤٥٦٧'])('%s is complete', (text) => {
  expect(isPhoneComplete(text, saudiArabia)).toBe(true);
});

test.each(['', '50123456', '5012345678', '+966 50 123 456'])('«%s» is not', (text) => {
  expect(isPhoneComplete(text, saudiArabia)).toBe(false);
});
