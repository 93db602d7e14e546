import { expect, hydrated, test } from './support';

test('Back returns to a place far down, also past sections that were never on the screen', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('main form')?.scrollIntoView({ behavior: 'instant' }));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBeGreaterThan(5000);
  const left = await place();
  // A press by a pointer would scroll to the link.
  await page
    .getByRole('contentinfo')
    .locator('a[href="/about"]')
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/about$/);
  await expect(page.locator('main form')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main form')).toBeVisible();
  await expect.poll(place).toBe(left);
});
