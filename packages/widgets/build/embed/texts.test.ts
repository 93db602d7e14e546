import { expect, it, vi } from 'vitest';
import { selectTexts } from './texts';

vi.mock('../../src/foundation/i18n/locales/en/cart.json', () => ({
  default: { title_one: 'A', title_other: 'B', title_long: 'C', line: { remove: 'D' } },
}));

it('takes a namespace, the part under a key, and all plural forms of a text', async () => {
  expect(await selectTexts('en', ['cart:line'])).toEqual({ cart: { line: { remove: 'D' } } });
  expect(await selectTexts('en', ['cart:title'])).toEqual({ cart: { title_one: 'A', title_other: 'B' } });
  expect(Object.keys((await selectTexts('en', ['cart'])).cart ?? {})).toHaveLength(4);
});

it('refuses a group without texts', async () => {
  await expect(selectTexts('en', ['cart:nothing'])).rejects.toThrow(
    'No text in "en" belongs to "cart:nothing".',
  );
});
