import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadRequestSchema, quoteRequestSchema } from '../../contract';
import { realAddresses } from '../../testing';
import { validateLeadForm, validateRequestForm } from './contact-form';
import { hasMissingFields } from './validation';

const noura = { name: ' Noura ', email: ' noura@example.com ', phone: '٠٥٠ ١٢٣ ٤٥٦٧' };
const sent = { name: 'Noura', email: 'noura@example.com', phone: '0501234567' };
const empty = { name: '  ', email: '', phone: '' };

describe('validateRequestForm', () => {
  test('returns normalised values', () => {
    const validation = validateRequestForm(noura);
    expect(validation).toEqual({ isValid: true, value: sent });
    expect(v.is(quoteRequestSchema, { lead: sent })).toBe(true);
  });

  test('requires name, email and phone', () => {
    expect(validateRequestForm(empty)).toEqual({
      isValid: false,
      problems: { name: 'required', email: 'required', phone: 'required' },
    });
  });

  test.each(realAddresses.emails)('accepts email %s, as the API does', (email) => {
    expect(validateRequestForm({ ...noura, email })).toEqual({ isValid: true, value: { ...sent, email } });
    expect(v.parse(quoteRequestSchema, { lead: { ...sent, email } }).lead.email).toBe(email);
  });

  test.each(realAddresses.phones)('accepts phone %j, as the API does', (phone) => {
    expect(validateRequestForm({ ...noura, phone }).isValid).toBe(true);
    expect(v.is(quoteRequestSchema, { lead: { ...sent, phone } })).toBe(true);
  });

  test.each(realAddresses.names)('accepts name %s, as the API does', (name) => {
    expect(validateRequestForm({ ...noura, name })).toEqual({ isValid: true, value: { ...sent, name } });
    expect(v.is(quoteRequestSchema, { lead: { ...sent, name } })).toBe(true);
  });

  test.each([
    'mailto:noura@example.com',
    '(noura@example.com)',
    '«noura@example.com»،',
    'MAILTO:noura@example.com.',
    'noura＠example.com',
    'nou\u00adra@example\u200b.com\u00a0',
  ])('reads the email of %j', (email) => {
    expect(validateRequestForm({ ...noura, email })).toEqual({ isValid: true, value: sent });
  });

  test('drops what comes along when an email is pasted', () => {
    const email = '\u202anoura@example.com\u202c\u200f ';
    expect(validateRequestForm({ ...noura, email })).toEqual({ isValid: true, value: sent });
    expect(v.parse(quoteRequestSchema, { lead: { ...sent, email } }).lead.email).toBe(sent.email);
  });

  test.each([
    'noura',
    'noura@',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@-example.com',
    'a@example..com',
    'a,b@example.com',
    '<noura@example.com>',
    'نورة قحطاني@مثال.com',
  ])('rejects email %s', (email) => {
    expect(validateRequestForm({ ...noura, email })).toEqual({
      isValid: false,
      problems: { email: 'invalid' },
    });
  });

  test.each(['\u200b\u200d', '\u202e', ' \u0000\u0007 ', '\u2066\u2069', '\u3164', '\ufeff'])(
    'treats name %j as empty',
    (name) => {
      const problems = { name: 'required' };
      expect(validateRequestForm({ ...noura, name })).toEqual({ isValid: false, problems });
      expect(v.is(leadRequestSchema, { ...sent, name })).toBe(false);
    },
  );

  test.each([
    ['نور\u200cالدین', 'نور\u200cالدین'],
    ['Abu \u202eNoura\u202c', 'Abu Noura'],
    ['\u2067نورة\u2069', 'نورة'],
    ['Noura\u0000\u001b Al\tQahtani', 'Noura Al Qahtani'],
    ['Noura \ud83d', 'Noura \ufffd'],
    ['👩‍🔧 Noura', '👩‍🔧 Noura'],
  ])('name %j is sent and stored as %j', (name, clean) => {
    expect(validateRequestForm({ ...noura, name })).toEqual({
      isValid: true,
      value: { ...sent, name: clean },
    });
    expect(v.parse(leadRequestSchema, { ...sent, name }).name).toBe(clean);
  });

  test('limits the length of name and email', () => {
    const name = 'ن'.repeat(201);
    const email = `${'n'.repeat(250)}@example.com`;
    expect(validateRequestForm({ ...noura, name, email })).toEqual({
      isValid: false,
      problems: { name: 'too_long', email: 'too_long' },
    });
  });

  test.each(['call me', '12345', '050123', '+', '05012x4567', '1'.repeat(16), `+${'1'.repeat(16)}`])(
    'rejects phone %s',
    (phone) => {
      expect(validateRequestForm({ ...noura, phone })).toEqual({
        isValid: false,
        problems: { phone: 'invalid' },
      });
    },
  );

  test.each([
    ['+966 50-123-4567', '+966501234567'],
    ['\u2066+966 50 123 4567\u2069', '+966501234567'],
    ['(050) 123.4567', '0501234567'],
    ['0096650 123 4567', '00966501234567'],
    ['465 1234', '4651234'],
    ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
  ])('phone %s is sent as %s', (phone, digits) => {
    expect(validateRequestForm({ ...noura, phone })).toEqual({
      isValid: true,
      value: { ...sent, phone: digits },
    });
  });
});

test('notes keep their lines, without overrides of the text direction', () => {
  const notes = ' Call \u202efirst\u202c\r\n\nbefore \u2066noon\u2069 ';
  expect(v.parse(quoteRequestSchema, { lead: sent, notes }).notes).toBe('Call first\n\nbefore noon');
});

describe('validateLeadForm', () => {
  test("doesn't require an email", () => {
    const validation = validateLeadForm({ ...noura, email: ' ' });
    expect(validation).toEqual({ isValid: true, value: { ...sent, email: '' } });
    expect(v.is(leadRequestSchema, { ...sent, email: '' })).toBe(true);
  });

  test('rejects an invalid email', () => {
    expect(validateLeadForm({ ...noura, email: 'noura' })).toEqual({
      isValid: false,
      problems: { email: 'invalid' },
    });
  });

  test('requires name and phone', () => {
    expect(validateLeadForm(empty)).toEqual({
      isValid: false,
      problems: { name: 'required', phone: 'required' },
    });
  });
});

test('hasMissingFields is true for empty fields, not for invalid ones', () => {
  expect(hasMissingFields({ name: 'required', email: 'invalid' })).toBe(true);
  expect(hasMissingFields({ email: 'invalid' })).toBe(false);
  expect(hasMissingFields({})).toBe(false);
});
