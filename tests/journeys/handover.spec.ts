import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';
import { expectAccessible } from './accessible';
import { expect, hydrated, type Locator, type Page, storedLines, test } from './support';

/** On another site, not just another port: browsers treat it as a third party without storage. */
const partnerUrl = `${process.env.PARTNER_URL}/`.replace('127.0.0.1', 'localhost');
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, '--test-third-party-cookie-phaseout'],
  },
});

const sofas = (page: Page) => page.locator('#sofas');
const majlis = (page: Page) => page.locator('#majlis');
const cart = (page: Page) => page.locator('#cart');
const addButtons = (grid: Locator) =>
  grid.getByRole('button', { name: /^(Add .* to cart|إضافة .* إلى السلة)$/ });

/** Opens the partner's page in a language and adds the first sofas to its cart. */
async function choose(page: Page, language: 'en' | 'ar', pieces = 2) {
  await page.goto(partnerUrl);
  if (language === 'ar') await page.getByRole('button', { name: 'Switch this page to Arabic' }).click();
  for (let index = 1; index <= pieces; index += 1) {
    await addButtons(sofas(page)).first().click();
    await expect(page.locator('#cart-count')).toHaveText(String(index));
  }
}

const checkoutLink = (page: Page, name: string) =>
  cart(page).getByRole('link', { name }).filter({ visible: true }).first();

const brought = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/brought|تم نقل/)
    .first();

test('from a partner’s page to the checkout, with the basket from there', {
  tag: ['@flow', '@translated', '@main'],
}, async ({ page, t, language }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())));
  await choose(page, language);
  await cart(page)
    .getByRole('button', { name: new RegExp(`^${t('cart:line.increase', { name: '' })}`) })
    .first()
    .click();
  await expect(page.locator('#cart-count')).toHaveText('3');
  await checkoutLink(page, t('cart:checkout')).click();

  await expect(page.getByRole('heading', { level: 1, name: t('checkout:title') })).toBeVisible();
  await expect(brought(page)).toContainText(language === 'ar' ? '٣' : '3');
  expect(new URL(page.url()).origin).toBe(process.env.SHOP_URL);
  expect(page.url()).toMatch(/\/checkout$/);
  expect(await storedLines(page, 'cart-storage')).toBe(2);
  expect(requested.filter((text) => text.includes('basket='))).toEqual([]);
  await expectAccessible(page);

  // Neither a reload nor going back and clicking again repeats anything.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: t('checkout:phone.number') })).toBeVisible();
  await expect(brought(page)).toBeHidden();
  await page.goBack();
  await expect(page.locator('#cart-count')).toHaveText('3');
  // The page may have reloaded in its initial language, which is then the shop's.
  await cart(page)
    .getByRole('link', { name: /^(Proceed to checkout|إتمام الطلب)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('main').getByText(/are already in your cart|موجودة في سلتك/)).toBeVisible();
  expect(await storedLines(page, 'cart-storage')).toBe(2);
});

test('an Arabic page leads to the Arabic checkout, whatever the browser language', { tag: '@once' }, async ({
  page,
}) => {
  await choose(page, 'ar', 1);
  await checkoutLink(page, 'إتمام الطلب').click();
  await expect(page.getByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(brought(page)).toContainText('تم نقل قطعة واحدة');
  // The choice is stored.
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test.describe('in any language', { tag: '@once' }, () => {
  test('a new tab, a change in another tab and a copied URL hand over the same basket', async ({
    page,
    context,
    t,
  }) => {
    await choose(page, 'en', 1);
    // A late line may move the link between press and release.
    await expect(async () => {
      const opening = context.waitForEvent('page', { timeout: 10_000 });
      await checkoutLink(page, t('cart:checkout')).click({ button: 'middle' });
      await opening;
    }).toPass();
    const tab = context.pages().at(-1) ?? page;
    await expect(brought(tab)).toBeVisible();
    expect(await storedLines(tab, 'cart-storage')).toBe(1);

    const otherTab = await context.newPage();
    await otherTab.goto(partnerUrl);
    await addButtons(sofas(otherTab)).first().click();
    await expect(page.locator('#cart-count')).toHaveText('2');
    const copied = await checkoutLink(page, t('cart:checkout')).getAttribute('href');
    await tab.goto(copied ?? '');
    await expect(tab.getByRole('main').getByText(t('cart:handover.merged'))).toBeVisible();
    expect(await storedLines(tab, 'cart-storage')).toBe(2);
  });

  test('by keyboard, from a page without storage', async ({ page, t }) => {
    await page.addInitScript(() => {
      if (window.location.hostname !== 'localhost') return;
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await choose(page, 'en', 2);
    await checkoutLink(page, t('cart:checkout')).focus();
    await page.keyboard.press('Enter');
    await expect(brought(page)).toBeVisible();
    expect(await storedLines(page, 'cart-storage')).toBe(2);
  });

  test('the message about a made-to-order piece leads to the shop’s price box with it', async ({ page }) => {
    await page.goto(partnerUrl);
    const grid = majlis(page);
    await grid
      .getByRole('button', { name: /إلى صندوق التسعير$/ })
      .first()
      .click();
    await grid.getByRole('link', { name: /صندوق التسعير/ }).click();
    // The shop opens in the grid's language.
    await expect(brought(page)).toContainText('صندوق التسعير');
    await expect(page).toHaveURL(/\/price-box$/);
    expect(await storedLines(page, 'pricebox-storage')).toBe(1);
  });
});
