import { expectAccessible, settled } from './accessible';
import { unfitting } from './narrow-screens';
import { requestsFrom } from './staff';
import { expect, hydrated, test } from './support';

const sofas = '/compare?items=NF1042,RM1043';

/** Requests are rate-limited by client address, so every journey uses a separate one. */
test.beforeEach(async ({ context }) => {
  const part = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

test('two sofas are compared, a third is found, and the one that fits is quoted', {
  tag: ['@flow', '@translated'],
}, async ({ page, t, isPhone }) => {
  await page.goto(sofas);
  await hydrated(page);
  const main = page.getByRole('main');
  const columns = main.getByRole('columnheader');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('compare:two_sofas'));
  await expect(columns).toHaveCount(2);
  await settled(page);
  await expectAccessible(page);
  expect(await unfitting(page)).toEqual([]);

  // A third piece, by its code.
  const place = isPhone ? page.getByRole('dialog') : main;
  if (isPhone) await main.getByRole('button', { name: t('compare:add'), exact: true }).click();
  await place.getByRole('searchbox').fill('lw1062');
  await place.locator('a[href$=LW1062]').click();
  await expect(page).toHaveURL(/items=NF1042,RM1043,LW1062/);
  await expect(columns).toHaveCount(3);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('compare:three_sofas'));
  await expect(page).toHaveTitle(new RegExp(`^${t('compare:three_sofas')} \\|`));
  expect(await unfitting(page)).toEqual([]);
  // Only where it does.
  await expect(main.getByRole('region', { name: t('compare:table') })).toHaveCount(isPhone ? 1 : 0);

  // Made to order, so it goes into the price box.
  await columns.last().getByRole('button').last().click();
  await page.goto('/price-box');
  await hydrated(page);
  await expect(main.getByRole('article')).toHaveCount(1);
  const email = `compare.${Math.floor(Math.random() * 1e9)}@example.com`;
  const field = (name: string) => main.getByRole('textbox', { name: t(name) });
  await field('common:form.name').fill('نورة القحطاني');
  await field('common:form.email').fill(email);
  await field('common:form.phone').fill('0501234567');
  await page.getByRole('button', { name: t('priceBox:form.submit') }).click();
  await expect(page.getByRole('heading', { name: t('priceBox:success.title') })).toBeFocused();
  expect(await requestsFrom(email)).toMatchObject([{ details: [{ code: 'LW1062', quantity: 1 }] }]);
});

test('by keyboard, Back undoes what was removed', { tag: '@flow' }, async ({ page, t }) => {
  await page.goto(`${sofas},DN1052`);
  await hydrated(page);
  const columns = page.getByRole('main').getByRole('columnheader');
  const removes = columns.locator('[data-remove]');
  await expect(columns).toHaveCount(3);
  await removes.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/items=NF1042,DN1052$/);
  await expect(columns).toHaveCount(2);
  // The focus is on the next column's.
  await expect(removes.nth(1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/items=NF1042,RM1043,DN1052$/);
  await expect(columns).toHaveCount(3);
  await expect(page).toHaveTitle(new RegExp(`^${t('compare:three_sofas')} \\|`));
  await page.goForward();
  await expect(columns).toHaveCount(2);
});

test('a product page, and a cart and a price box of two pieces, lead to their comparison', {
  tag: '@flow',
}, async ({ page, t }) => {
  const main = page.getByRole('main');
  const link = main.locator('a[href*="/compare?"]').first();
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL(/\/compare\?items=NF1042,/);
  await expect(main.getByRole('columnheader')).toHaveCount(4);

  // Two are sold online, two are made to order.
  await page.goto(`${sofas},AS1044,LW1062`);
  await hydrated(page);
  for (const column of await main.getByRole('columnheader').all())
    await column.getByRole('button').last().click();
  for (const basket of ['/cart', '/price-box']) {
    await page.goto(basket);
    await hydrated(page);
    await expect(main.getByRole('article')).toHaveCount(2);
    await link.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('compare:two_sofas'));
  }
});
