import { expectFocusKept } from './accessible';
import { type BrowserContext, expect, hydrated, type Page, storedLines, test } from './support';

/** Opens a page, and takes the network away once it has fetched what a lost connection calls for. */
async function loseConnectionOn(path: string, { page, context }: { page: Page; context: BrowserContext }) {
  await page.goto(path);
  await hydrated(page);
  // Where confirmations appear comes with it.
  await expect(page.locator('[popover="manual"]')).toBeAttached();
  await context.setOffline(true);
}

test('a lost connection takes nothing away, and says why the page stays', { tag: '@flow' }, async ({
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
  await card.getByRole('heading').getByRole('link').click();
  await expect(retry).toBeFocused();
  await expect(retry).toHaveAccessibleDescription(t('layout:offline'));
  await expect(page.locator('[aria-live="assertive"] p')).toHaveText([t('layout:offline')]);
  await expect(page).toHaveURL(/\/products\/category\/1$/);
  await expect(heading).toHaveText(title);
  await page.getByRole('button', { name: t('common:close'), exact: true }).click();
  await expect(retry).toBeHidden();
  await expectFocusKept(page);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(retry).toBeFocused();
  // Connected again, nothing stands in the way of where the visitor goes next.
  await context.setOffline(false);
  await expect(retry).toBeHidden();
  await expectFocusKept(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading).not.toHaveText(title);
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
  await loseConnectionOn('/', { page, context });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: t('common:retry') })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  complaints.length = 0;
});

test('the first search without a connection says so, and goes on when it is back', { tag: '@flow' }, async ({
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
  const field = page.getByRole('searchbox');
  await field.pressSequentially('so');
  await expect(banner.getByText(t('layout:panel.offline'))).toBeVisible();
  // The notice of the page that could not be opened lies below: it would take this press.
  await banner.getByRole('button', { name: t('common:search_close') }).click();
  await expect(field).toBeHidden();
  await expectFocusKept(page);

  await banner.getByRole('button', { name: t('layout:header.search') }).click();
  await banner.getByRole('button', { name: t('common:retry') }).click();
  await expect(banner.getByText(t('layout:panel.offline'))).toBeVisible();
  await field.fill('sofa');
  await context.setOffline(false);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toHaveValue('sofa');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('button', { name: t('common:search_close') }).click();
  await expect(page.getByRole('button', { name: t('common:retry') })).toBeHidden();
  complaints.length = 0;
});
