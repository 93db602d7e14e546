import { expect, it } from 'vitest';
import { comparableEmail } from './comparable-email';

it.each([
  ['Sara@Example.COM', 'sara@example.com'],
  ['sara@مثال.com', 'sara@xn--mgbh0fb.com'],
  ['سارة@مثال.السعودية', 'سارة@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['so\u0308re\u0301n@example.com', 's\u00f6r\u00e9n@example.com'],
  ['sara@localhost', 'sara@localhost'],
])('%s is the address %s', (one, other) => {
  expect(comparableEmail(one)).toBe(comparableEmail(other));
});

it('keeps different people apart', () => {
  expect(comparableEmail('sara+1@example.com')).not.toBe(comparableEmail('sara@example.com'));
});
