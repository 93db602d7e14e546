import { expectFocusKept } from './accessible';
import { type BrowserContext, expect, hydrated, type Page, storedLines, test } from './support';

/** Opens a page and goes offline once it has loaded the code that handles a lost connection. */
async function loseConnectionOn(path: string, { page, context }: { page: Page; context: BrowserContext }) {
  await page.goto(path);
  await hydrated(page);
  // The container of confirmations is part of that code.
  await expect(page.locator('[popover="manual"]')).toBeAttached();
  await context.setOffline(true);
}

test('a lost connection keeps the page and shows why it stays', { tag: '@flow' }, async ({
  page,
  context,
  t,
  complaints,
}) => {
  await loseConnectionOn('/products/category/1', { page, context });
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button').click();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);

  const retry = page.getByRole('button', { name: t('common:retry') });
  const link = page.getByRole('main').getByRole('article').last().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await link.boundingBox();
  await link.click();
  await expect(retry).toBeFocused();
  expect(await link.boundingBox(), 'the page has not moved').toEqual(place);
  await expect(retry).toHaveAccessibleDescription(t('layout:offline'));
  await expect(page.locator('[aria-live="assertive"] p')).toHaveText([t('layout:offline')]);
  await expect(page).toHaveURL(/\/products\/category\/1$/);
  await expect(heading).toHaveText(title);
  await page.getByRole('button', { name: t('common:close'), exact: true }).click();
  await expect(retry).toBeHidden();
  await expectFocusKept(page);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(retry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(retry).toBeHidden();
  await expectFocusKept(page);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(retry).toBeFocused();
  // Once online again, navigation works.
  await context.setOffline(false);
  await expect(retry).toBeHidden();
  await expectFocusKept(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(retry).toBeHidden();
  // The browser already logs failed requests.
  complaints.length = 0;
});

test('while offline, a link in a dialog closes it, so that the retry notice can be seen and used', {
  tag: '@flow',
}, async ({ page, context, t, complaints }) => {
  await loseConnectionOn('/products/category/1', { page, context });
  const retry = page.getByRole('button', { name: t('common:retry') });
  await context.setOffline(false);
  const eye = page.getByRole('main').locator('a[aria-haspopup="dialog"]').first();
  await eye.focus();
  await eye.press('Enter');
  const dialog = page.getByRole('dialog');
  const details = dialog.getByRole('link', { name: t('product:view_product') });
  await expect(details).toBeVisible();
  await context.setOffline(true);
  await details.click();
  await expect(dialog).toBeHidden();
  await expect(retry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(retry).toBeHidden();
  await expect(eye).toBeFocused();
  complaints.length = 0;
});

test('while offline, neither the logo nor a link in a part whose code has not loaded leaves the home page', {
  tag: '@flow',
}, async ({ page, context, t, complaints }) => {
  await loseConnectionOn('/', { page, context });
  const retry = page.getByRole('button', { name: t('common:retry') });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(retry).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(retry).toBeHidden();
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(retry).toBeFocused();
  await expect(page).toHaveURL(/:\d+\/$/);
  complaints.length = 0;
});

test('the first search while offline shows a message, and continues once online', { tag: '@flow' }, async ({
  page,
  context,
  t,
  complaints,
}) => {
  await loseConnectionOn('/products/category/1', { page, context });
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText(t('layout:offline')).last()).toBeVisible();

  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: t('layout:header.search') }).click();
  const notice = banner.getByText(t('common:open_offline'));
  await expect(notice).toBeVisible();
  await expectFocusKept(page);
  await context.setOffline(false);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('button', { name: t('common:search_close') }).click();
  await expect(page.getByRole('button', { name: t('common:retry') })).toBeHidden();
  complaints.length = 0;
});
