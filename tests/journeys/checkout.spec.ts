import type { BrowserContext, Route } from '@playwright/test';
import { expectAccessible } from './accessible';
import {
  arabicDigits,
  button,
  codeField,
  codeFor,
  fillDetails,
  forgetFailedLoads,
  goToCheckout,
  newPhone,
  orderNumber,
  ownAddress,
  placeOrder,
  receipt,
  verify,
} from './checkout-steps';
import { tabTo } from './keyboard';
import { ordersFrom } from './staff';
import { expect, hydrated, test } from './support';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(ownAddress());
});

test('from the cart to the receipt by keyboard, with the digits of the language', {
  tag: ['@flow', '@translated', '@main'],
}, async ({ page, t, language, complaints }) => {
  const phone = newPhone();
  const typed = (digits: string) => (language === 'ar' ? arabicDigits(digits) : digits);
  await goToCheckout(page, t);
  await expectAccessible(page);

  const number = page.getByRole('textbox', { name: t('checkout:phone.number') });
  await expect(button(page, t('checkout:phone.request'))).toBeDisabled();
  await tabTo(page, number);
  await page.keyboard.type(typed(`0${phone}`));
  await page.keyboard.press('Enter');

  await expect(codeField(page, t)).toBeFocused();
  await expectAccessible(page);
  const code = await codeFor(page, phone);
  const fieldTop = () => codeField(page, t).evaluate((field) => field.getBoundingClientRect().top);
  const topBefore = await fieldTop();
  await page.keyboard.type(typed(code === '000000' ? '111111' : '000000'));
  await expect(codeField(page, t)).toHaveAttribute('aria-invalid', 'true');
  expect(await fieldTop()).toBe(topBefore);
  await expect(codeField(page, t)).toBeFocused();
  await page.keyboard.type(typed(code));

  await expect(page.getByRole('heading', { name: t('checkout:greeting_new') })).toBeFocused();
  await expectAccessible(page);
  const place = button(page, t('checkout:place_order'));
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: t('common:form.name') });
  await expect(name).toBeFocused();
  await expect(page.getByText(t('checkout:fill_fields'))).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.type('نورة القحطاني');
  await tabTo(page, page.getByRole('combobox', { name: t('checkout:address.governorate') }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('combobox', { name: t('checkout:address.zone') }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, place);
  await page.keyboard.press('Enter');

  const title = receipt(page, t).getByRole('heading', { name: t('checkout:success.title') });
  await expect(title).toBeVisible();
  await expect(page.getByText(t('layout:header.back_to_cart'))).toBeHidden();
  await expect(title).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('cart-storage'))).toContain('"lines":[]');
  forgetFailedLoads(complaints);
});

/** Aborts the next call to a URL; with `reachesServer` only after the server has handled it. */
async function cutNext(context: BrowserContext, address: string, { reachesServer = false } = {}) {
  const cut = async (route: Route) => {
    if (reachesServer) await route.fetch();
    await route.abort('connectionreset');
  };
  // The client retries idempotent calls twice.
  await context.route(address, cut, { times: 3 });
}

test('a connection lost at any step loses no input and orders nothing twice', {
  tag: '@flow',
}, async ({ page, context, t, complaints }) => {
  const phone = newPhone();
  await cutNext(context, '**/crm/public/map');
  await goToCheckout(page, t);
  await button(page, t('common:retry')).click();
  await context.unroute('**/crm/public/map');
  const number = page.getByRole('textbox', { name: t('checkout:phone.number') });
  await number.fill(phone);
  await expect(button(page, t('checkout:phone.request'))).toBeEnabled();

  await cutNext(context, '**/crm/public/otp/request/**');
  await button(page, t('checkout:phone.request')).click();
  const isCut = `${t('checkout:otp.error')} ${t('errors:failed.unreachable')}`;
  await expect(number).toHaveAccessibleDescription(new RegExp(isCut));
  await expect(page.locator('[aria-live="assertive"] p')).toHaveText([isCut]);
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await expect(number).toHaveValue(phone);
  await context.unroute('**/crm/public/otp/request/**');
  await button(page, t('checkout:phone.request')).click();

  await cutNext(context, '**/crm/public/otp/verfiy/**');
  await expect(codeField(page, t)).toBeFocused();
  const code = await codeFor(page, phone);
  await codeField(page, t).fill(code);
  await expect(codeField(page, t)).toHaveAccessibleDescription(isCut);
  await expect(codeField(page, t)).toHaveAttribute('aria-invalid', 'false');
  await expect(codeField(page, t)).toHaveValue(code);
  await context.unroute('**/crm/public/otp/verfiy/**');
  await button(page, t('checkout:otp.verify')).click();
  await expect(page.getByRole('heading', { name: t('checkout:greeting_new') })).toBeFocused();
  await fillDetails(page, t);

  // A second tab has the verified phone and the form.
  const secondTab = await context.newPage();
  await secondTab.goto('/checkout');
  await hydrated(secondTab);
  await expect(secondTab.getByRole('textbox', { name: t('common:form.name') })).toHaveValue('نورة القحطاني');

  // The order reaches the shop, but its response is lost.
  await cutNext(context, '**/crm/public/orders', { reachesServer: true });
  await placeOrder(page, t);
  await expect(page.getByText(t('checkout:order_failed.unreachable'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('common:form.name') })).toHaveValue('نورة القحطاني');
  await context.unroute('**/crm/public/orders');
  // A changed note makes it a different order, which must not be placed as well.
  await page.getByRole('textbox', { name: new RegExp(t('checkout:notes')) }).fill('Call first');
  await placeOrder(page, t);
  await expect(receipt(page, t)).toBeVisible();
  const first = await orderNumber(page, t);

  // The ordered lines have been removed there too.
  await expect(secondTab.getByText(t('checkout:empty_cart'))).toBeVisible();
  await secondTab.reload();
  await expect(receipt(secondTab, t)).toBeVisible();
  expect(await orderNumber(secondTab, t)).toBe(first);

  await page.reload();
  await expect(receipt(page, t)).toBeVisible();
  expect(await orderNumber(page, t)).toBe(first);
  await button(page, t('checkout:success.close')).click();
  await expect(page).toHaveURL('/');
  forgetFailedLoads(complaints);
});

test('two tabs that place the order at the same time place one', { tag: '@flow' }, async ({
  page,
  context,
  t,
}) => {
  const phone = newPhone();
  await goToCheckout(page, t);
  await verify(page, t, phone);
  await fillDetails(page, t);
  const otherTab = await context.newPage();
  await otherTab.goto('/checkout');
  await hydrated(otherTab);
  await expect(otherTab.getByRole('textbox', { name: t('common:form.name') })).toHaveValue('نورة القحطاني');
  await otherTab.getByRole('checkbox').check();

  // Both at once: a click by pointer would wait until the tab is in front.
  const tabs = [page, otherTab];
  const buttons = tabs.map((tab) => button(tab, t('checkout:place_order')));
  await Promise.all(buttons.map((place) => place.evaluate((element: HTMLElement) => element.click())));
  for (const tab of tabs) await expect(receipt(tab, t)).toBeVisible();
  expect(await orderNumber(otherTab, t)).toBe(await orderNumber(page, t));
  expect(await ordersFrom(`+966${phone}`)).toHaveLength(1);
});

test('a receipt left with the browser’s Back gives way to the next order', { tag: '@flow' }, async ({
  page,
  t,
  complaints,
}) => {
  await goToCheckout(page, t);
  await verify(page, t, newPhone());
  await fillDetails(page, t);
  await placeOrder(page, t);
  await expect(receipt(page, t)).toBeVisible();
  const first = await orderNumber(page, t);
  await page.reload();
  await expect(receipt(page, t)).toBeVisible();
  expect(await orderNumber(page, t)).toBe(first);
  await page.goBack();
  await expect(page).toHaveURL('/cart');

  await goToCheckout(page, t);
  const number = page.getByRole('textbox', { name: t('checkout:phone.number') });
  await expect(number).toHaveValue('');
  await expect(receipt(page, t)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(number).toBeVisible();
  await expect(receipt(page, t)).toBeHidden();

  await verify(page, t, newPhone());
  await fillDetails(page, t);
  await placeOrder(page, t);
  await expect(receipt(page, t)).toBeVisible();
  expect(await orderNumber(page, t)).not.toBe(first);
  forgetFailedLoads(complaints);
});

test('a tampered price is corrected, and one that changed meanwhile must be confirmed', {
  tag: ['@flow', '@main'],
}, async ({ page, t, complaints }) => {
  const phone = newPhone();
  await goToCheckout(page, t);
  const total = page
    .getByRole('region', { name: t('cart:summary.title') })
    .locator('dd')
    .last();
  const honest = await total.textContent();
  await page.evaluate(() => {
    const basket = JSON.parse(localStorage.getItem('cart-storage') ?? '{}');
    for (const line of basket.lines) line.product.price = 1;
    localStorage.setItem('cart-storage', JSON.stringify(basket));
  });
  await page.reload();
  await hydrated(page);
  await expect(total).toHaveText(honest ?? '');

  await verify(page, t, phone);
  await fillDetails(page, t);
  const withFee = await total.textContent();
  // Mocks a catalogue with outdated prices.
  await page.route(
    '**/cms/public/items?*',
    async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { results: { price: number }[] };
      for (const product of json.results) product.price -= 100;
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: t('checkout:address.zone') })).toHaveValue('1');
  // It includes the fee again, and the old price.
  await expect(total).not.toHaveText(withFee ?? '');
  const shown = await total.textContent();
  await placeOrder(page, t);
  await expect(page.getByText(t('checkout:price_changed.title'))).toBeFocused();
  await expectAccessible(page);
  const previous = page.locator('dt', { hasText: t('checkout:price_changed.previous') }).locator('+ dd');
  await expect(previous).toHaveText(shown ?? '');
  const next = await page
    .locator('dt', { hasText: t('checkout:price_changed.new') })
    .locator('+ dd')
    .textContent();
  expect(next).not.toBe(shown);
  await button(page, t('checkout:price_changed.confirm')).click();
  await expect(receipt(page, t)).toContainText(next ?? '');
  forgetFailedLoads(complaints);
});

test('a receipt prints as a document of its own, whole', { tag: '@flow' }, async ({ page, t, language }) => {
  await goToCheckout(page, t);
  await verify(page, t, newPhone());
  await fillDetails(page, t);
  await placeOrder(page, t);
  await expect(receipt(page, t)).toBeVisible();
  const today = new Date().toLocaleDateString(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-arab' : 'en-GB', {
    dateStyle: 'long',
    // The shop's, in which its day begins.
    timeZone: 'Asia/Riyadh',
  });
  await expect(receipt(page, t)).toContainText(today);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button(page, t('checkout:success.print')).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  const pages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(await pages()).toBe(1);

  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('diwan-checkout') ?? '{}');
    const [line] = record.placed.lines;
    record.placed.lines = Array.from({ length: 20 }, (_, index) => ({
      ...line,
      id: String(1000 + index),
      product: { ...line.product, id: 1000 + index },
    }));
    localStorage.setItem('diwan-checkout', JSON.stringify(record));
  });
  await page.reload();
  await expect(receipt(page, t).getByRole('listitem')).toHaveCount(20);
  expect(await pages()).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt(page, t).getByText(t('checkout:success.order_number'), { exact: true })).toBeVisible();
  for (const control of await receipt(page, t).getByRole('button', { includeHidden: true }).all())
    await expect(control).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  const title = await receipt(page, t).getByRole('heading', { level: 2 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(0);
  const cut = await receipt(page, t).evaluate(
    (dialog) =>
      [dialog, ...dialog.children].filter((part) => part.scrollHeight > part.clientHeight + 1).length,
  );
  expect(cut).toBe(0);
});
