import { expectAccessible, expectFocusKept, settled } from './accessible';
import { useFullBaskets } from './full-baskets';
import { pressOn } from './keyboard';
import { expectFitsPhones } from './narrow-screens';
import { openOtherShop } from './other-shop';
import { expect, hydrated, type Journey, type Page, storedLines, test } from './support';

/** Runs axe in Arabic on phones and in English on desktops, to cover each language and layout once. */
const isAxeRun = ({ isPhone, language }: Pick<Journey, 'isPhone' | 'language'>) =>
  isPhone === (language === 'ar');

async function expectFaultless(
  page: Page,
  state: string,
  journey: Pick<Journey, 'isPhone' | 'language'>,
): Promise<void> {
  await settled(page);
  if (isAxeRun(journey)) await expectAccessible(page);
  if (journey.isPhone) await expectFitsPhones(page, state);
}

test('a closed shop, a failing shop, a short link and the consent banner pass axe', {
  tag: '@flow',
}, async ({ page, t, complaints, isPhone }) => {
  const banner = page.getByRole('region', { name: t('common:consent.title') });
  const screens = [
    { settings: { maintenance_mode: true }, title: t('screens:maintenance.title') },
    { failing: /pages\/home/, title: t('screens:unavailable.title') },
    { settings: { tag_manager_id: 'GTM-XXXXXXX', consent_required: true }, shows: banner },
  ];
  for (const { title, shows, ...shop } of screens) {
    const { url, close } = await openOtherShop(shop);
    await page.goto(url);
    await hydrated(page);
    await expect(shows ?? page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    if (isPhone) await expectFitsPhones(page, title ?? 'consent');
    close();
  }

  // Without scripts a short link stays on the server-rendered page.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  for (const address of ['/ba/summer-sale', '/ba/no-such-link']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    if (isPhone) await expectFitsPhones(page, address);
  }
  complaints.length = 0;
});

test('menu, search and dialogs pass axe and fit phones', { tag: '@sweep' }, async ({
  page,
  t,
  language,
  complaints,
  isPhone,
}) => {
  await useFullBaskets(page);
  await page.goto('/price-box');
  await hydrated(page);
  const dialog = page.locator('dialog[open]');
  const header = page.getByRole('banner');
  const check = (state: string) => expectFaultless(page, state, { isPhone, language });

  if (isPhone) {
    await header.getByRole('button', { name: t('layout:header.open_menu') }).click();
    // A placeholder is shown until its code has loaded.
    await expect(dialog).toBeVisible();
    await check('drawer');
    await dialog.locator('[data-category]').first().click();
    await expect(dialog.getByRole('button', { name: t('layout:menu.back_to_menu') })).toBeVisible();
    await check('a category in the drawer');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  } else {
    await header.getByRole('navigation').getByRole('button').click();
    await expect(header.getByRole('navigation').getByRole('list').nth(1)).toBeVisible();
    await check('menu');
    await page.keyboard.press('Escape');
  }

  await header.getByRole('button', { name: t('layout:header.search') }).click();
  const field = dialog.getByRole('searchbox');
  await field.fill(language === 'ar' ? 'كنبة' : 'sofa');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await check('search results');
  await field.fill('qqqq');
  await expect(dialog.getByText(t('common:no_items_found')).first()).toBeVisible();
  await check('a search that finds nothing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: t('priceBox:clear') }).click();
  await expect(dialog).toBeVisible();
  await check('the confirmation before clearing the price box');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: t('priceBox:form.submit') }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await check('a form with errors');
  complaints.length = 0;
});

test('from a list into the cart by keyboard: the focus is never lost', { tag: '@flow' }, async ({
  page,
  t,
}) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const [before = '', after = ''] = t('product:add_to_cart_named', { name: '\u0000' }).split('\u0000');
  const add = card.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
  await pressOn(page, add);
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
  await expectFocusKept(page);

  await pressOn(page, page.locator('header [data-basket-target="cart"]'), { by: 'Shift+Tab' });
  await expect(page).toHaveURL(/\/cart$/);
  const quantity = page.getByRole('textbox', { name: t('cart:line.quantity_of', { name }) });
  await pressOn(page, page.getByRole('button', { name: t('cart:line.increase', { name }) }));
  await expect(quantity).not.toHaveValue(/^[1١]$/);
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: t('cart:line.decrease', { name }) }), {
    by: 'Shift+Tab',
  });
  await expect(quantity).toHaveValue(/^[1١]$/);
  await expectFocusKept(page);

  await pressOn(page, page.getByRole('button', { name: t('cart:line.remove', { name }) }).first());
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(0);
  await expectFocusKept(page);
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: t('cart:line.undo_remove', { name }) }));
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
  await expectFocusKept(page);
});
