import { expectAccessible, expectFocusKept, settled } from './accessible';
import { fillDetails, newPhone, ownAddress, placeOrder, receipt, verify } from './checkout-steps';
import { pressOn, tabTo } from './keyboard';
import { unfitting } from './narrow-screens';
import { ordersFrom } from './staff';
import { expect, hydrated, type Page, test } from './support';

const SOFAS = '/products/category/1';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** Opens the sofas, and counts the requests of the list from then on. */
async function openSofas(page: Page, search = ''): Promise<string[]> {
  await page.goto(SOFAS + search);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/public\/items\?/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('each choice filters with one request, and its address can be shared', {
  tag: ['@flow', '@translated'],
}, async ({ page, t, isPhone, complaints }) => {
  const lists = await openSofas(page);
  await expect(cards(page)).toHaveCount(8);
  const sheet = page.getByRole('dialog', { name: t('product:filters.title') });
  const open = async (facet: 'colour' | 'width') => {
    if (!isPhone)
      await main(page)
        .locator('summary', { hasText: t(`product:filters.${facet}`) })
        .click();
    else if (!(await sheet.isVisible()))
      await main(page)
        .getByRole('button', { name: t('product:filters.title') })
        .click();
  };
  const controls = isPhone ? sheet : main(page).locator('details[open]');
  await open('colour');
  await controls.locator('input[name=colour][value="1"]').check();
  await expect(page).toHaveURL(/colour=1/);
  await expect(cards(page)).toHaveCount(3);
  expect(lists).toHaveLength(1);
  await open('width');
  await controls.locator('input[name=fits]').fill('٢٢٠');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=1&fits=220/);
  await expect(sheet).toBeHidden();
  await expect(cards(page)).not.toHaveCount(3);
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  await settled(page);
  await expectAccessible(page);
  expect(await unfitting(page)).toEqual([]);

  // Shared or reloaded it is the same, from the server, and no page for search engines.
  const response = await page.reload();
  const html = (await response?.text()) ?? '';
  expect(html).toContain('noindex');
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/products\/category\/1"/);
  expect(html.match(/<article/g)).toHaveLength(found);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(found);

  // Back undoes each choice.
  await page.goBack();
  await expect(page).not.toHaveURL(/fits/);
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
  await expect(page).toHaveURL(/category\/1$/);
  expect(complaints).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('the cheapest green sofa up to 220 cm that can be bought now is found in four presses, and ordered', {
    tag: ['@flow', '@phone'],
  }, async ({ page, context, t, complaints }) => {
    await context.setExtraHTTPHeaders(ownAddress());
    const query = 'category=1&color=1&width_max=220&allow_online_purchase=true&sort_by=price&sort_order=ASC';
    await openSofas(page);
    const [cheapest] = await page.evaluate(async (search) => {
      const response = await fetch(`/api/cms/public/items?${search}`);
      return ((await response.json()) as { results: { id: number; name_ar: string }[] }).results;
    }, query);
    const name = cheapest?.name_ar ?? '';
    const sheet = page.getByRole('dialog', { name: t('product:filters.title') });

    await main(page).getByRole('button', { name: 'تصفية' }).tap();
    await sheet.getByRole('checkbox', { name: /^مريمي/ }).tap();
    await sheet.getByRole('checkbox', { name: /^متاح للشراء/ }).tap();
    await sheet.getByRole('textbox', { name: /^المسافة بين الجدارين/ }).tap();
    await page.keyboard.type('٢٢٠');
    // The keyboard's own key for "done".
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).search).toBe('?colour=1&fits=220&online=1');
    await expect(cards(page)).toHaveCount(1);
    const add = cards(page).getByRole('button', { name: t('product:add_to_cart_named', { name }) });
    await expect(add).toBeInViewport({ ratio: 1 });
    // In the row of the title.
    const row = main(page).locator('*:has(> h1)');
    await expect(row.getByText('١ من ٨ قطع')).toBeInViewport({ ratio: 1 });

    await add.tap();
    await page.getByRole('link', { name: t('common:toast.view_cart') }).tap();
    await page
      .getByRole('link', { name: t('cart:checkout') })
      .filter({ visible: true })
      .tap();
    const phone = newPhone();
    await verify(page, t, phone);
    await fillDetails(page, t);
    await placeOrder(page, t);
    await expect(receipt(page, t).getByRole('heading', { name: t('checkout:success.title') })).toBeVisible();
    const orders = await ordersFrom(`+966${phone}`);
    expect(orders.map(({ lines }) => lines)).toMatchObject([[{ item_id: cheapest?.id, quantity: 1 }]]);
    complaints.length = 0;
  });
});

test('Back closes the sheet and keeps what was chosen, then undoes each choice', {
  tag: ['@flow', '@phone'],
}, async ({ page, t }) => {
  await page.goto('/about');
  await openSofas(page);
  const requests = await openSofas(page);
  const opener = main(page).getByRole('button', { name: t('product:filters.title') });
  const sheet = page.getByRole('dialog', { name: t('product:filters.title') });
  await opener.click();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/category\/1$/);

  await opener.click();
  await sheet.locator('input[name=colour][value="1"]').check();
  await sheet.locator('input[name=colour][value="2"]').check();
  await expect(page).toHaveURL(/\?colour=1&colour=2$/);
  const found = 6;
  await expect(cards(page)).toHaveCount(found);
  requests.length = 0;
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?colour=1&colour=2$/);
  await expect(cards(page)).toHaveCount(found);
  expect(requests).toEqual([]);

  await opener.click();
  await sheet.getByRole('button', { name: t('product:filters.clear_all') }).click();
  await sheet.getByRole('button', { name: t('common:close') }).click();
  await expect(page).toHaveURL(/category\/1$/);
  await expect(cards(page)).toHaveCount(8);
  await page.goBack();
  await expect(page).toHaveURL(/\?colour=1&colour=2$/);
  await expect(cards(page)).toHaveCount(found);
  await page.goBack();
  await expect(page).toHaveURL(/\?colour=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/category\/1$/);
  await expect(cards(page)).toHaveCount(8);
});

test('the filters work by keyboard: popover, options, thumbs and chips', { tag: ['@flow', '@wide'] }, async ({
  page,
  t,
  language,
}) => {
  await openSofas(page);
  const facet = (name: 'colour' | 'price') =>
    main(page).locator('summary', { hasText: t(`product:filters.${name}`) });
  const open = main(page).locator('details[open]');
  await pressOn(page, facet('colour'));
  await expect(open).toBeVisible();
  await expect(facet('colour')).toBeFocused();
  await pressOn(page, open.locator('input[name=colour][value="2"]'), { key: 'Space' });
  await expect(cards(page)).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(facet('colour')).toBeFocused();

  await pressOn(page, facet('price'));
  const [from, to] = [open.getByRole('slider').first(), open.getByRole('slider').last()];
  await tabTo(page, from);
  const before = Number(await from.inputValue());
  // Towards the higher prices.
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect.poll(async () => Number(await from.inputValue())).toBeGreaterThan(before);
  await expect(page).toHaveURL(/from=/);
  await tabTo(page, to);
  await page.keyboard.press('Home');
  await expect.poll(async () => await to.inputValue()).toBe(await from.inputValue());
  // Leaving it closes it.
  await tabTo(page, main(page).getByRole('combobox'));
  await expect(open).toHaveCount(0);

  const chips = main(page).locator('[data-chip]');
  await expect(chips).toHaveCount(3);
  await pressOn(page, chips.nth(0));
  await expect(chips).toHaveCount(2);
  await expect(chips.nth(0)).toBeFocused();
  await pressOn(page, chips.nth(1));
  await expect(chips).toHaveCount(1);
  await expect(chips.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(8);
  await expect(facet('colour')).toBeFocused();
});

test('offline the filters say so, and what is chosen stays', { tag: '@flow' }, async ({
  page,
  context,
  t,
  isPhone,
  complaints,
}) => {
  await openSofas(page, '?colour=1');
  await expect(page.locator('[popover="manual"]')).toBeAttached();
  await context.setOffline(true);
  await main(page)
    .locator(isPhone ? 'button' : 'summary', {
      hasText: t(`product:filters.${isPhone ? 'title' : 'colour'}`),
    })
    .first()
    .click();
  const controls = isPhone ? page.getByRole('dialog') : main(page).locator('details[open]');
  await expect(controls.getByText(t('errors:failed.offline'))).toBeVisible();
  await expect(controls.locator('input[name=colour][value="2"]')).toBeDisabled();
  await expect(controls.locator('input[name=colour][value="1"]')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(main(page).locator('[data-chip]')).toBeVisible();
  await context.setOffline(false);
  await main(page).locator('[data-chip]').click();
  await expect(cards(page)).toHaveCount(8);
  await expectFocusKept(page);
  complaints.length = 0;
});

test('the filters fit 320 px, text at 32 px and forced colours', { tag: '@flow' }, async ({
  page,
  context,
  t,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const browser = await context.newCDPSession(page);
  const opener = main(page).getByRole('button', { name: t('product:filters.title') });
  for (const [width, size] of [
    [320, 16],
    [390, 32],
    [1440, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
    await openSofas(page, '?colour=1&fits=230&from=1000');
    const state = `${width} px, text of ${size} px`;
    expect(await unfitting(page), state).toEqual([]);
    await opener.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await settled(page);
    expect(await unfitting(page), `${state}, sheet`).toEqual([]);
    const box = sheet.locator('input[name=colour]').first();
    const area = await box.boundingBox();
    expect(Math.min(area?.width ?? 0, area?.height ?? 0), state).toBeGreaterThanOrEqual(20);
    await sheet.getByRole('button').last().click();
  }
});
