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
import { expect, type Page, test } from './support';

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
