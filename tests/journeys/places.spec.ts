import { expect, hydrated, type Page, test } from './support';

test('Back and a reload return to a place far down, past sections that were never on the screen', {
  tag: '@flow',
}, async ({ page }) => {
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
  const form = page.locator('main form').first();
  await expect(form).toBeVisible();
  await expect.poll(place).toBe(left);

  const formTop = async () => (await form.boundingBox())?.y ?? 0;
  const top = await formTop();
  const returns = async () => {
    await hydrated(page);
    await expect.poll(async () => Math.abs((await formTop()) - top)).toBeLessThan(4);
  };
  await page.reload();
  await returns();
  // To another document.
  await page.goto('/about');
  await page.goBack();
  await returns();
});

test('Back from a section of a text returns to where its link was', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const press = (link: string) =>
    page
      .locator(link)
      .first()
      .evaluate((found) => (found as HTMLElement).click());
  await press('footer a[href="/terms-and-conditions"]');
  await expect(page.locator('main nav')).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await press('main nav li:nth-child(3) a');
  await expect.poll(place).toBeGreaterThan(200);
  const third = await place();
  await page.goBack();
  await expect.poll(place).toBe(40);
  await page.goForward();
  await expect.poll(place).toBe(third);
  await press('footer a[href="/about"]');
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect.poll(place).toBe(third);
});

/** Scrolls to the product at an index of an endless list; returns the position. */
async function goDownTo(page: Page, index: number): Promise<number> {
  const cards = page.getByRole('main').getByRole('article');
  await expect(async () => {
    await cards.last().evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'end' }));
    expect(await cards.count()).toBeGreaterThan(index);
  }).toPass();
  await cards.nth(index).evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'center' }));
  return page.evaluate(() => window.scrollY);
}

test('a reload far down a list returns to the same place', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/products?query=a');
  await hydrated(page);
  const place = () => page.evaluate(() => window.scrollY);
  const cards = page.getByRole('main').getByRole('article');
  const left = await goDownTo(page, 24);
  await page.reload();
  await hydrated(page);
  await expect.poll(place).toBe(left);

  // Back to a document that isn't in the back/forward cache.
  await page.goto('/healthz');
  await page.goBack();
  await expect.poll(place).toBe(left);

  // Another visit starts at the top.
  await page.goto('/products?query=a&sort=price_asc');
  await hydrated(page);
  await page.goto('/products?query=a');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await place()).toBe(0);
  await expect(cards).toHaveCount(10);
});

test('the skip link leads to the content without a history entry', { tag: '@flow' }, async ({ page, t }) => {
  await page.goto('/about');
  await hydrated(page);
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: t('layout:skip_to_content') });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await entries()).toBe(before);
  await expect(page).toHaveURL(/about$/);
});
