import { describe, expect, it } from 'vitest';
import { possiblePhones } from './possible-phones';

const saudi = { country_code: '966', allowed_phone_length: 9 };
const kuwait = { country_code: '965', allowed_phone_length: 8 };
const emirates = { country_code: '971', allowed_phone_length: 9 };

describe('possiblePhones', () => {
  it.each(['501234567', '0501234567', '+966501234567', '00966 50 123 4567', '966501234567', '٠٥٠١٢٣٤٥٦٧'])(
    'reads %s',
    (text) => {
      expect(possiblePhones(text, [saudi, kuwait])).toEqual(['966501234567']);
    },
  );
  it('returns all possible countries of a national number, in their order', () => {
    expect(possiblePhones('0501234567', [emirates, saudi])).toEqual(['971501234567', '966501234567']);
  });
  it('uses an explicit country code', () => {
    expect(possiblePhones('+971501234567', [saudi, emirates])).toEqual(['971501234567']);
    expect(possiblePhones('00971501234567', [saudi, emirates])).toEqual(['971501234567']);
  });
  it('does not mistake an international number for a national one of the same length', () => {
    expect(possiblePhones('+12 345 6789', [saudi])).toEqual([]);
  });
  it('is empty for incomplete numbers', () => {
    expect(possiblePhones('5012', [saudi, kuwait])).toEqual([]);
    expect(possiblePhones('', [saudi])).toEqual([]);
  });
});
