import { expectFocusKept } from './accessible';
import { expect, hydrated, type Page, storedLines, test } from './support';

/** Where confirmations appear; fetched, with all that a lost connection calls for, once the page works. */
const laterParts = (page: Page) => page.locator('[popover="manual"]');

test('a lost connection takes nothing away, and says why the page stays', { tag: '@flow' }, async ({
  page,
  context,
  t,
  complaints,
}) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  const card = page.getByRole('main').getByRole('article').first();
  await expect(laterParts(page)).toBeAttached();
  await context.setOffline(true);

  await card.getByRole('button').click();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);

  const retry = page.getByRole('button', { name: t('common:retry') });
  await card.getByRole('heading').getByRole('link').click();
  await expect(retry).toBeFocused();
  await expect(retry).toHaveAccessibleDescription(t('layout:offline'));
  await expect(page.locator('[aria-live="assertive"] p')).toHaveText([t('layout:offline')]);
  await expect(page).toHaveURL(/\/products\/category\/1$/);
  await expect(heading).toHaveText(title);
  await page.screenshot({ path: test.info().outputPath('offline.png') });
  await page.getByRole('button', { name: t('common:close'), exact: true }).click();
  await expect(retry).toBeHidden();
  await expectFocusKept(page);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(retry).toBeFocused();
  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(retry).toBeHidden();
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(retry).toBeHidden();
  // The browser itself reports what it could not fetch.
  complaints.length = 0;
});

test('on the home page the logo reloads only what can be reloaded', { tag: '@flow' }, async ({
  page,
  context,
  t,
  complaints,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(laterParts(page)).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: t('common:retry') })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  complaints.length = 0;
});
