import { describe, expect, test } from 'vitest';
import { validateOrderForm } from './order-form';

const form = { name: ' Noura ', email: '', governorateId: 1, zoneId: 2, hasAgreedToTerms: true };

describe('validateOrderForm', () => {
  test('returns normalised values', () => {
    expect(validateOrderForm(form)).toEqual({
      isValid: true,
      value: { name: 'Noura', email: '', governorateId: 1, zoneId: 2 },
    });
  });

  test('removes overrides of the text direction from the name', () => {
    expect(validateOrderForm({ ...form, name: '\u202eNoura' })).toMatchObject({ value: { name: 'Noura' } });
  });

  test.each([
    [{ governorateId: null }, { governorateId: 'required' }],
    [{ zoneId: null }, { zoneId: 'required' }],
    [{ hasAgreedToTerms: false }, { hasAgreedToTerms: 'required' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: '\u200b' }, { name: 'required' }],
    [{ email: 'noura' }, { email: 'invalid' }],
    [
      { governorateId: null, zoneId: null, hasAgreedToTerms: false },
      { governorateId: 'required', zoneId: 'required', hasAgreedToTerms: 'required' },
    ],
  ])('rejects %o with %o', (changes, problems) => {
    expect(validateOrderForm({ ...form, ...changes })).toEqual({ isValid: false, problems });
  });
});
