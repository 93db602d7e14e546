import type { Locator } from '@playwright/test';
import { scanQrCode } from '../../packages/widgets/src/testing/scan-qr-code';
import { expect, hydrated, isTakenOver, type Page, test } from './support';

/** A message of the library that draws QR codes, which no minifier can rename. */
const LIBRARY_MARK = 'No input text';

/** Addresses of the scripts, among those the page has loaded, that hold the library. */
async function scriptsThatDraw(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(name)),
  );
  expect(addresses.length).toBeGreaterThan(1);
  const bodies = await Promise.all(
    addresses.map(async (address) => ({ address, text: await (await page.request.get(address)).text() })),
  );
  return bodies.filter(({ text }) => text.includes(LIBRARY_MARK)).map(({ address }) => address);
}

const scan = async (code: Locator): Promise<string | undefined> =>
  scanQrCode({
    viewBox: (await code.getAttribute('viewBox')) ?? '',
    path: (await code.locator('path').getAttribute('d')) ?? '',
  });

test('a product opened first comes with its QR code, and without the code that draws others', {
  tag: '@wide',
}, async ({ page, t }) => {
  // Phones don't show it: a QR code of the page one already holds is useless.
  const code = page.getByRole('img', { name: t('product:qr.alt') });

  await page.goto('/product/anything-NF1042?utm_source=letter');
  await hydrated(page);
  await expect(code).toBeVisible();
  expect(await scan(code)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/product\/[a-z-]+-NF1042$/);
  expect(await scriptsThatDraw(page)).toEqual([]);

  const other = page.getByRole('main').getByRole('article').first();
  await other.scrollIntoViewIfNeeded();
  await expect.poll(() => isTakenOver(other)).toBe(true);
  await other.getByRole('heading').getByRole('link').click();
  await page.waitForURL((url) => !url.pathname.endsWith('NF1042'));
  await expect(code).toBeVisible();
  await expect.poll(() => scan(code)).toBe(new URL(page.url()).origin + new URL(page.url()).pathname);
  expect(await scriptsThatDraw(page)).toHaveLength(1);
});
