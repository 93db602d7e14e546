import { expect, hydrated, type Page, test } from './support';

const FILE = '**/public/assets/pdfs/catalog.pdf';

/** Mocks the response to requests for the catalogue. */
const respondWith = (page: Page, status: number, headers: Record<string, string> = {}) =>
  page.route(FILE, (route) => route.fulfill({ status, headers }));

/** The browser's error for a missing file. */
const missingFile = /Failed to load resource/;

test('the catalogue opens as a PDF in both languages', { tag: '@flow' }, async ({ page, complaints }) => {
  // The first journey may have to wait until it is created.
  test.slow();
  const opened = page.waitForResponse(
    (response) => response.url().endsWith('/catalog.pdf') && response.request().method() === 'GET',
    { timeout: 120_000 },
  );
  await page.goto('/catalog');
  const response = await opened;
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = await page.request.get(response.url());
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints.filter((complaint) => !missingFile.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('a shop without a catalogue shows a message and links to its products', { tag: '@flow' }, async ({
  page,
  t,
  complaints,
}) => {
  await respondWith(page, 404);
  await page.goto('/catalog');
  await expect(page.getByRole('heading', { level: 1, name: t('screens:catalog.missing') })).toBeVisible();
  await expect(page.getByText(t('screens:catalog.missing_hint'), { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('screens:not_found.products') })
    .click();
  await expect(page).toHaveURL(/\/products$/);
  complaints.length = 0;
});

test('a catalogue being created opens when ready; a lost connection is reported and can be retried', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  await respondWith(page, 503, { 'retry-after': '1' });
  await page.goto('/catalog');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: t('screens:catalog.making') })).toBeVisible();

  // The later handler takes precedence; without any, the real file would load.
  await page.route(FILE, (route) => route.abort());
  await expect(page.getByRole('heading', { level: 1, name: t('screens:catalog.offline') })).toBeVisible();
  await respondWith(page, 404);
  const retry = page.getByRole('button', { name: t('common:retry') });
  await retry.focus();
  await page.keyboard.press('Enter');
  const missing = page.getByRole('heading', { level: 1, name: t('screens:catalog.missing') });
  await expect(missing).toBeFocused();
  complaints.length = 0;
});
