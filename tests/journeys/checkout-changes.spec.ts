import {
  button,
  fillDetails,
  forgetFailedLoads,
  goToCheckout,
  newPhone,
  ownAddress,
  placeOrder,
  receipt,
  type Translate,
  verify,
} from './checkout-steps';
import { expect, hydrated, type Page, test } from './support';

/* Changes in the shop between showing a figure and placing the order. */

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(ownAddress());
});

const total = (page: Page, t: Translate) =>
  page
    .getByRole('region', { name: t('cart:summary.title') })
    .locator('dd')
    .last();
const figure = (page: Page, term: string) => page.locator('dt', { hasText: term }).locator('+ dd');

test('a promo used up meanwhile is reported, and the order continues without it', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  await goToCheckout(page, t);
  await verify(page, t, newPhone());
  await fillDetails(page, t);
  const withoutPromo = await total(page, t).textContent();

  const field = page.getByRole('textbox', { name: t('checkout:promo.title') });
  await field.fill('WELCOME10');
  await field.press('Enter');
  await expect(page.getByRole('main').getByText(t('checkout:promos_messages.success'))).toBeVisible();
  await expect(total(page, t)).not.toHaveText(withoutPromo ?? '');

  // Mocks the rejection when another order took the last use (the API's own tests provoke it).
  const message = t('checkout:promos_messages.usage_limit');
  await page.route(
    '**/crm/public/orders',
    (route) => route.fulfill({ status: 422, json: { code: 'promo_usage_limit', message } }),
    { times: 1 },
  );
  await placeOrder(page, t);
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(receipt(page, t)).toBeHidden();
  await expect(page.getByRole('textbox', { name: t('common:form.name') })).toHaveValue('نورة القحطاني');
  await expect(total(page, t)).toHaveText(withoutPromo ?? '');

  await placeOrder(page, t);
  await expect(receipt(page, t)).toContainText(withoutPromo ?? '');
  forgetFailedLoads(complaints);
});

test('a delivery fee that changed meanwhile is shown beside the old total for confirmation', {
  tag: '@flow',
}, async ({ page, t, complaints }) => {
  // The visitor has an outdated map: all fees were 50 lower.
  await page.route(
    '**/crm/public/map',
    async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as {
        results: { governorates: { zones: { price: number }[] }[] }[];
      };
      for (const { governorates } of json.results)
        for (const { zones } of governorates) for (const zone of zones) zone.price -= 50;
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  await goToCheckout(page, t);
  await verify(page, t, newPhone());
  await fillDetails(page, t);
  const shown = await total(page, t).textContent();

  await placeOrder(page, t);
  await expect(page.getByText(t('checkout:price_changed.title'))).toBeFocused();
  await expect(page.getByText(t('checkout:price_changed.fee'), { exact: true })).toBeVisible();
  await expect(figure(page, t('checkout:price_changed.previous'))).toHaveText(shown ?? '');
  const next = (await figure(page, t('checkout:price_changed.new')).textContent()) ?? '';
  expect(next).not.toBe(shown);
  await expect(receipt(page, t)).toBeHidden();

  await button(page, t('checkout:price_changed.confirm')).click();
  await expect(receipt(page, t)).toContainText(next);
  forgetFailedLoads(complaints);
});

test('a price that changed since it was added to the cart is updated and flagged', {
  tag: '@flow',
}, async ({ page, t }) => {
  await page.goto('/product/anything-NF1042');
  await hydrated(page);
  await page
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .first()
    .click();
  await page.evaluate(() => {
    const basket = JSON.parse(localStorage.getItem('cart-storage') ?? '{}');
    for (const line of basket.lines) line.product.price -= 500;
    localStorage.setItem('cart-storage', JSON.stringify(basket));
  });
  await page.goto('/cart');
  await expect(page.getByText(t('cart:line.price_changed'))).toBeVisible();
});
