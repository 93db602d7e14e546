import { expect, hydrated, test } from './support';

test('a part whose code a deployment removed shows an error, and loading the page again fixes it', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route(/\/SearchOverlay-/, (route) => route.fulfill({ status: 404 }));
  const search = page.getByRole('button', { name: t('layout:header.search'), exact: true });
  await search.click();
  await expect(page.getByRole('alert')).toContainText(t('errors:boundary.title'));
  // The browser reports the missing file, and React what it kept inside.
  complaints.length = 0;

  await page.unroute(/\/SearchOverlay-/);
  await page.getByRole('button', { name: t('errors:boundary.retry') }).click();
  await hydrated(page);
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
