import { expect, hydrated, storedLines, test } from './support';

test('a lost connection takes nothing away', { tag: '@flow' }, async ({ page, context, t, complaints }) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await context.setOffline(true);

  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button').click();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);

  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByText(t('errors:network'))).toBeVisible();
  await expect(page).toHaveURL(/\/products\/category\/1$/);
  await expect(heading).toHaveText(title);

  await context.setOffline(false);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  // The browser itself reports what it could not fetch.
  complaints.length = 0;
});
