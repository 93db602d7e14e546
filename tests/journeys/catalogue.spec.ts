import { expect, hydrated, type Page, test } from './support';

const FILE = '**/public/assets/pdfs/catalog.pdf';

/** Has the shop answer questions after its catalogue in this way. */
const respondWith = (page: Page, status: number, headers: Record<string, string> = {}) =>
  page.route(FILE, (route) => route.fulfill({ status, headers }));

/** What the browser itself reports of a file that isn't there. */
const missingFile = /Failed to load resource/;

test('the catalogue opens as a PDF in both languages', { tag: '@flow' }, async ({ page, complaints }) => {
  // The first journey may have to wait until it is made.
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

test('a shop without a catalogue says so and offers its products', { tag: '@flow' }, async ({
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

test('a catalogue that is being made opens by itself; a lost connection is said and tried again', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  await respondWith(page, 503, { 'retry-after': '1' });
  await page.goto('/catalog');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: t('screens:catalog.making') })).toBeVisible();

  // The later handler comes first; a moment without any would let the real file through.
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
