import { expect, hydrated, saveData, test } from './support';

test('a dialog whose code fails says so beside its button, and opens at the next press', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  // Otherwise the code is there before it is removed.
  await saveData(page);
  await page.goto('/');
  await hydrated(page);
  let isDown = true;
  await page.route(/\/SearchOverlay-/, (route) =>
    isDown ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const search = page.getByRole('button', { name: t('layout:header.search'), exact: true });
  await search.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: t('common:open_failed') });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(search).toBeFocused();
  isDown = false;
  // Chromium up to 147 never fetches a module again that failed once: there the page reloads.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await search.press('Enter', { timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(failure).toBeHidden();
  // The browser logs the missing file.
  complaints.length = 0;
});
