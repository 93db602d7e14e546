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

test('keyboard only: moving the lens, adding the product to the cart', { tag: ['@flow', '@wide'] }, async ({
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
