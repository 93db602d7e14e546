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

for (const { part, file, address, opens } of [
  {
    part: 'gallery',
    file: /\/lightbox-/i,
    address: '/product/nafud-three-seat-sofa-NF1042',
    opens: 'common:gallery.open',
  },
  {
    part: 'request of a project',
    file: /\/ProjectRequestDialog-/,
    address: '/projects/3',
    opens: 'projects:request',
  },
] as const)
  test(`the ${part} whose code fails says so in place, and opens at the next press`, {
    tag: '@flow',
  }, async ({ page, t, complaints }) => {
    await saveData(page);
    await page.goto(address);
    await hydrated(page);
    let isDown = true;
    await page.route(file, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: t(opens) })
      .first();
    await opener.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: t('common:open_failed') });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(opener).toBeFocused();
    isDown = false;
    // Chromium up to 147 never fetches a module again that failed once: there the page reloads.
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener.press('Enter', { timeout: 2000 });
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(failure).toBeHidden();
    complaints.length = 0;
  });
