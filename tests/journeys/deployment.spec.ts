import { expect, hydrated, saveData, test } from './support';

test('a part whose code was removed by a deployment shows an error, and a reload fixes it', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  // Otherwise the code is there before it is removed.
  await saveData(page);
  await page.goto('/');
  await hydrated(page);
  await page.route(/\/SearchOverlay-/, (route) => route.fulfill({ status: 404 }));
  const search = page.getByRole('button', { name: t('layout:header.search'), exact: true });
  await search.click();
  const failure = t('common:open_failed');
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: failure })).toBeAttached();
  await expect(page.getByRole('banner').getByText(failure)).toBeVisible();
  // The browser logs the missing file.
  complaints.length = 0;

  await page.unroute(/\/SearchOverlay-/);
  await page.getByRole('button', { name: t('common:retry') }).click();
  // Some browsers refetch the module and open it; for the others the page reloads.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await search.click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
});
