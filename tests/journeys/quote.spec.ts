import { scanQrCode } from '../../packages/widgets/src/testing/scan-qr-code';
import { expectAccessible } from './accessible';
import { requestsFrom } from './staff';
import { expect, hydrated, type Page, storedLines, test } from './support';

type Translate = (key: string, params?: Record<string, string>) => string;

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
const newEmail = () => `noura.${Math.floor(Math.random() * 1e9)}@example.com`;
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

/** Requests are rate-limited by client address, so every journey uses a separate one. */
test.beforeEach(async ({ context }) => {
  const part = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

/** Adds a made-to-order product to the price box and opens it. */
async function fillBox(page: Page, t: Translate) {
  await page.goto('/product/anything-DR2011');
  await hydrated(page);
  await page
    .getByRole('button', { name: t('product:add_to_price_box'), exact: true })
    .first()
    .click();
  await expect.poll(() => storedLines(page, 'pricebox-storage')).toBe(1);
  await page.goto('/price-box');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
}

async function fillForm(page: Page, t: Translate, email: string, phone: string) {
  await field(page, t('common:form.name')).fill('نورة القحطاني');
  await field(page, t('common:form.email')).fill(email);
  await field(page, t('common:form.phone')).fill(phone);
  await field(page, t('common:form.notes')).fill('Second floor, no lift');
}

const submit = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('priceBox:form.submit') }).click();

test('a request reaches the shop with its lines, with digits of either script', {
  tag: ['@flow', '@translated', '@main'],
}, async ({ page, t, language }) => {
  const typed = (digits: string) => (language === 'ar' ? arabicDigits(digits) : digits);
  const email = newEmail();
  await fillBox(page, t);
  await page.getByRole('main').getByRole('article').getByRole('textbox').fill(typed('3'));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pricebox-storage')))
    .toContain('"quantity":3');
  await fillForm(page, t, email, typed('0501234567'));
  await submit(page, t);

  await expect(page.getByRole('heading', { name: t('priceBox:success.title') })).toBeFocused();
  await expectAccessible(page);
  expect(await storedLines(page, 'pricebox-storage')).toBe(0);
  const requests = await requestsFrom(email);
  expect(requests).toMatchObject([
    {
      lead: { name: 'نورة القحطاني', phone: '+966501234567' },
      notes: 'Second floor, no lift',
      details: [{ code: 'DR2011', quantity: 3, customization: null }],
    },
  ]);
});

test('the quote sheet opens, and its code restores the box on another device', {
  tag: ['@flow', '@wide'],
}, async ({ page, browser, t }) => {
  await fillBox(page, t);
  await page.getByRole('link', { name: t('priceBox:sheet.print') }).click();
  await expect(page).toHaveURL(/\/price-box\/sheet$/);
  await expect(page.getByRole('cell', { name: /Dirah Majlis Module/ }).first()).toBeVisible();
  await expectAccessible(page);
  const code = page.getByRole('img', { name: t('priceBox:sheet.qr_label') });
  const address = scanQrCode({
    viewBox: (await code.getAttribute('viewBox')) ?? '',
    path: (await code.locator('path').getAttribute('d')) ?? '',
  });
  expect(address).toMatch(/^HTTP:\/\/127\.0\.0\.1:\d+\/Q\/[0-9A-Z]+$/);

  const { userAgent, viewport, locale } = test.info().project.use;
  const phone = await browser.newContext({
    ...(userAgent && { userAgent }),
    ...(viewport && { viewport }),
    ...(locale && { locale }),
  });
  const scanned = await phone.newPage();
  await scanned.goto(address ?? '');
  await expect(scanned).toHaveURL(/\/price-box$/);
  await expect(scanned.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await storedLines(scanned, 'pricebox-storage')).toBe(1);
  // Back returns to the previous page, and scanning again adds nothing.
  await scanned.goto(address ?? '');
  await expect(scanned).toHaveURL(/\/price-box$/);
  expect(await scanned.evaluate(() => localStorage.getItem('pricebox-storage'))).toContain('"quantity":1');
  await phone.close();
});
