import { expectAccessible, settled } from './accessible';
import { unfitting } from './narrow-screens';
import { expect, hydrated, test } from './support';

test('a green sofa up to 220 cm that can be bought now is found in four presses, and its address can be shared', {
  tag: '@flow',
}, async ({ page, t, isPhone, complaints }) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(8);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/public\/items\?/.test(request.url())) lists.push(request.url());
  });

  const sheet = page.getByRole('dialog', { name: t('product:filters.title') });
  const open = async (facet: 'colour' | 'width') => {
    if (!isPhone) await main.locator('summary', { hasText: t(`product:filters.${facet}`) }).click();
    else if (!(await sheet.isVisible()))
      await main.getByRole('button', { name: t('product:filters.title') }).click();
  };
  const controls = isPhone ? sheet : main.locator('details[open]');
  await open('colour');
  await controls.locator('input[name=colour][value="1"]').check();
  await expect(page).toHaveURL(/colour=1/);
  await expect(cards).toHaveCount(3);
  expect(lists).toHaveLength(1);
  await open('width');
  await controls.locator('input[name=fits]').fill('٢٢٠');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=1&fits=220/);
  if (isPhone) await sheet.getByRole('button').last().click();
  await expect(cards).not.toHaveCount(3);
  const found = await cards.count();
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
  await expect(cards).toHaveCount(found);

  // Back undoes each choice.
  await page.goBack();
  await expect(page).not.toHaveURL(/fits/);
  await expect(cards).toHaveCount(3);
  await page.goBack();
  await expect(cards).toHaveCount(8);
  expect(complaints).toEqual([]);
});

test('without scripts the filters are a form', { tag: ['@flow', '@once'] }, async ({ browser, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  try {
    await page.goto(`${process.env.SHOP_URL}/products/category/1?sort=price_asc`);
    await page.locator('summary', { hasText: 'Colour' }).click();
    await page.locator('input[name=colour][value="1"]').check();
    await page.getByRole('button', { name: t('product:filters.apply'), exact: true }).click();
    await expect(page).toHaveURL(/sort=price_asc/);
    await expect(page).toHaveURL(/colour=1/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: /Remove filter/ }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  } finally {
    await context.close();
  }
});
