import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadRequestSchema, quoteRequestSchema } from '../../contract';
import { validateLeadForm, validateRequestForm } from './contact-form';
import { hasMissingFields } from './validation';

const noura = { name: ' Noura ', email: ' noura@example.com ', phone: '٠٥٠ ١٢٣ ٤٥٦٧' };
const sent = { name: 'Noura', email: 'noura@example.com', phone: '0501234567' };
const empty = { name: '  ', email: '', phone: '' };

describe('validateRequestForm', () => {
  test('gives back what can be sent', () => {
    const validation = validateRequestForm(noura);
    expect(validation).toEqual({ isValid: true, value: sent });
    expect(v.is(quoteRequestSchema, { lead: sent })).toBe(true);
  });

  test('name, email and phone are required', () => {
    expect(validateRequestForm(empty)).toEqual({
      isValid: false,
      problems: { name: 'required', email: 'required', phone: 'required' },
    });
  });

  test.each(['noura', 'noura@', '@example.com', 'a b@example.com'])('%s is no email', (email) => {
    expect(validateRequestForm({ ...noura, email })).toEqual({
      isValid: false,
      problems: { email: 'invalid' },
    });
  });

  test('name and email have a greatest length', () => {
    const name = 'ن'.repeat(201);
    const email = `${'n'.repeat(250)}@example.com`;
    expect(validateRequestForm({ ...noura, name, email })).toEqual({
      isValid: false,
      problems: { name: 'too_long', email: 'too_long' },
    });
  });

  test.each(['call me', '12', '05012x4567', '+', '1'.repeat(30)])('%s is no phone', (phone) => {
    expect(validateRequestForm({ ...noura, phone })).toEqual({
      isValid: false,
      problems: { phone: 'invalid' },
    });
  });

  test.each([
    ['+966 50-123-4567', '+966501234567'],
    ['\u2066+966 50 123 4567\u2069', '+966501234567'],
    ['(050) 123.4567', '0501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
  ])('phone %s is sent as %s', (phone, digits) => {
    expect(validateRequestForm({ ...noura, phone })).toEqual({
      isValid: true,
      value: { ...sent, phone: digits },
    });
  });
});

describe('validateLeadForm', () => {
  test('needs no email', () => {
    const validation = validateLeadForm({ ...noura, email: ' ' });
    expect(validation).toEqual({ isValid: true, value: { ...sent, email: '' } });
    expect(v.is(leadRequestSchema, { ...sent, email: '' })).toBe(true);
  });

  test('but an email that is given must be one', () => {
    expect(validateLeadForm({ ...noura, email: 'noura' })).toEqual({
      isValid: false,
      problems: { email: 'invalid' },
    });
  });

  test('name and phone are required', () => {
    expect(validateLeadForm(empty)).toEqual({
      isValid: false,
      problems: { name: 'required', phone: 'required' },
    });
  });
});

test('«All fields are required» is for empty fields, not for wrong ones', () => {
  expect(hasMissingFields({ name: 'required', email: 'invalid' })).toBe(true);
  expect(hasMissingFields({ email: 'invalid' })).toBe(false);
  expect(hasMissingFields({})).toBe(false);
});
