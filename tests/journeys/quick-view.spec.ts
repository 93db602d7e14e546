import { expectAccessible } from './accessible';
import { expect, hydrated, type Page, storedLines, test } from './support';

const sofas = '/products/category/1';
const nafud = /NF1042/;

const cardOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href$="-NF1042"]') });

test('quick view of a product by mouse or touch, with lens, choices and Back', {
  tag: ['@flow', '@translated'],
}, async ({ page, t, language, isPhone }) => {
  const name = language === 'ar' ? 'كنبة «نفود» ثلاثية المقاعد' : 'Nafud Three-Seat Sofa';
  await page.goto(sofas);
  await hydrated(page);
  const eye = cardOf(page).getByRole('link', { name: t('product:quick_view_of', { name }) });
  await expect(eye).toHaveAttribute('href', nafud);
  if (isPhone) await eye.tap();
  else await eye.click();

  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name })).toBeFocused();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(page).toHaveURL(/category\/1$/);
  await expectAccessible(page);

  const picture = dialog.getByRole('button', { name: new RegExp(t('common:gallery.open')) });
  const lens = picture.locator('[data-lens] > span');
  if (!isPhone) {
    await picture.hover({ position: { x: 150, y: 200 } });
    await expect(lens).toHaveCSS('width', '200px');
    const frame = await picture.boundingBox();
    const box = await lens.boundingBox();
    if (!frame || !box) throw new Error('The lens is not visible.');
    expect(box.x + 100 - frame.x).toBeCloseTo(150, 0);
    expect(box.y + 100 - frame.y).toBeCloseTo(200, 0);
  }

  await picture.click();
  await expect(page.getByRole('dialog', { name: t('common:gallery.thumbnails') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/category\/1$/);
  await expect(eye).toBeFocused();
});

test('keyboard only: moving the lens, adding the product to the cart', { tag: '@wide' }, async ({
  page,
  t,
}) => {
  await page.goto(sofas);
  await hydrated(page);
  const eye = cardOf(page).locator('a[aria-haspopup="dialog"]');
  await eye.focus();
  await expect(eye).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('button', { name: new RegExp(t('common:gallery.open')) });
  await expect(picture).toBeVisible();
  // The focus starts on the heading, after the pictures.
  for (let stop = 0; stop < 12; stop += 1) {
    if (await picture.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(picture).toBeFocused();
  const lens = picture.locator('[data-lens] > span');
  const before = await lens.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await lens.boundingBox())?.x).toBe((before?.x ?? 0) + 16);

  await dialog.getByRole('button', { name: t('product:add_to_cart'), exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(eye).toBeFocused();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
});

test('Esc cancels choosing a colour, then closes the quick view', { tag: '@once' }, async ({ page, t }) => {
  await page.goto(sofas);
  await hydrated(page);
  await cardOf(page).locator('a[aria-haspopup="dialog"]').click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: `${t('common:change')}: ${t('product:colors.title')}` });
  await change.click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('its link opens the product’s page, and Back returns to the list', { tag: '@flow' }, async ({
  page,
  t,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.goto(sofas);
  await hydrated(page);
  await cardOf(page).locator('a[aria-haspopup="dialog"]').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('product:view_product') })
    .click();
  await expect(page).toHaveURL(nafud);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/category\/1$/);
  await expect(cardOf(page)).toBeVisible();
});

test('a set: pieces with separate prices and buttons, and the whole set', {
  tag: ['@flow', '@translated'],
}, async ({ page, t }) => {
  await page.goto('/product/nafud-living-set-NF1401');
  await hydrated(page);
  const pieces = page.getByRole('region', { name: t('product:set.title') });
  await expect(pieces.getByRole('tab')).toHaveCount(3);
  await pieces.getByRole('button', { name: t('product:set_page.next_piece') }).click();
  await expect(pieces.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await pieces.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await pieces.getByRole('tabpanel').getByRole('button').first().click();
  await pieces.getByRole('button', { name: t('product:set_page.add_whole') }).click();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(2);
});
