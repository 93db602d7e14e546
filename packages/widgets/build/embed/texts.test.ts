import { expect, it, vi } from 'vitest';
import { selectTexts } from './texts';

vi.mock('../../src/foundation/i18n/locales/en/cart.json', () => ({
  default: { title_one: 'A', title_other: 'B', title_long: 'C', line: { remove: 'D' } },
}));

it('takes what is under a key, and all plural forms of a text', () => {
  expect(selectTexts('en', ['cart:line'])).toEqual({ cart: { line: { remove: 'D' } } });
  expect(selectTexts('en', ['cart:title'])).toEqual({ cart: { title_one: 'A', title_other: 'B' } });
});

it('leaves out what has no text', () => {
  expect(selectTexts('en', ['cart:nothing', 'node:fs'])).toEqual({});
});
