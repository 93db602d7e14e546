import type { Locator } from '@playwright/test';
import { scanQrCode } from '../../packages/widgets/src/testing/scan-qr-code';
import { expect, hydrated, isTakenOver, type Page, test } from './support';

/** A string of the QR code library, which minifiers don't rename. */
const LIBRARY_MARK = 'No input text';

/** URLs of the page's loaded scripts that contain the library. */
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

test('the server renders a product’s QR code without loading the library', {
  tag: ['@flow', '@wide'],
}, async ({ page, t }) => {
  // Hidden on phones, where a QR code of the current page is useless.
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

test('a product’s QR code carries the choices in the page’s address', { tag: '@once' }, async ({
  page,
  t,
}) => {
  await page.goto('/product/anything-NF1042');
  await hydrated(page);
  const code = page.getByRole('img', { name: t('product:qr.alt') });
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product:increase'), exact: true })
    .click();
  await page.waitForURL((url) => url.searchParams.has('quantity'));
  const carried = new URL(page.url()).searchParams.get('quantity');
  await expect
    .poll(async () => new URL((await scan(code)) ?? 'about:blank').searchParams.get('quantity'))
    .toBe(carried);
});
