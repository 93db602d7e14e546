import { expect, it } from 'vitest';
import { createEmptyShop } from './empty-shop';

it('a shop without content says in both languages what to do next, until it has some', async () => {
  let hasContent = false;
  let questions = 0;
  const shop = createEmptyShop(async () => {
    questions += 1;
    return hasContent;
  });
  const response = await shop.respond();
  expect(response?.status).toBe(503);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '60',
  });
  const page = await response?.text();
  expect(page).toContain('npx diwan import<');
  expect(page).toMatch(/lang="ar" dir="rtl"[\s\S]*ثم استورده/);

  hasContent = true;
  expect(await shop.respond()).toBeUndefined();
  expect(await shop.isEmpty()).toBe(false);
  // A shop with content isn't asked for each page.
  expect(questions).toBe(2);
});
