import { expect, test } from './support';

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
