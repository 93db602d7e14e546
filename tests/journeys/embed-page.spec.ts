import { expectAccessible } from './accessible';
import { servePages } from './serve-pages';
import { expect, hydrated, test } from './support';

test('the code generated on /embed/ shows the element on another site', {
  tag: '@flow',
}, async ({ page, context, t, language, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed/');
  await hydrated(page);
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('diwan-product-grid').getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  // The code comes before the preview, which may have a hundred tab stops.
  const settings = page.getByRole('form', { name: t('embed:settings_title') });
  await settings.getByLabel(t('embed:colors.sale-ground')).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('embed:copy') })).toBeFocused();

  const perPage = settings.getByRole('textbox', { name: t('embed:attributes.limit') });
  await expect(perPage).toHaveAccessibleDescription(/10|١٠/);
  await perPage.fill('0');
  const range = t('embed:range', { max: language === 'ar' ? '١٠٠' : '100' });
  await expect(perPage).toHaveAccessibleDescription(range);
  await perPage.fill('101');
  await expect(perPage).toHaveAccessibleDescription(range);
  await perPage.fill('1');
  // Lists show what the element does without the attribute.
  const chosen = (name: string) => settings.getByRole('combobox', { name }).locator('option:checked');
  await expect(chosen(t('embed:attributes.sort'))).toHaveText(t('embed:options.default'));
  await expect(chosen(t('embed:attributes.currency'))).toHaveText(t('embed:unset.currency'));
  await settings
    .getByRole('combobox', { name: t('embed:attributes.category'), exact: true })
    .selectOption({ index: 1 });
  await settings
    .getByRole('combobox', { name: t('embed:attributes.subcategory') })
    .selectOption({ index: 1 });
  await expect(page.locator('pre').last()).toHaveText(
    /^<diwan-product-grid category="1" subcategory="\d+" limit="1" single-page>/,
  );
  await expect(preview.locator('diwan-product-grid').getByRole('article')).toHaveCount(1);
  // A phone shows one width only.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 1440, height });
  await page.getByRole('button', { name: t('embed:width.phone') }).click();
  await expect(page.locator('iframe')).toHaveCSS('inline-size', '390px');
  await page.setViewportSize({ width, height });
  await settings
    .getByRole('combobox', { name: t('embed:element') })
    .selectOption(t('embed:elements.product-card'));
  const other = language === 'ar' ? 'en' : 'ar';
  await settings.getByRole('combobox', { name: t('embed:attributes.lang') }).selectOption(other);
  const product = settings.getByRole('textbox', { name: t('embed:attributes.product') });
  await product.fill('');
  await expect(product).toHaveAccessibleDescription(t('embed:required'));
  await expect(page.locator('pre')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('embed:copy') })).toBeDisabled();
  // The preview's element says so, too.
  await expect
    .poll(() => complaints.splice(0))
    .toEqual([expect.stringContaining('set its attribute product')]);
  await product.fill('NF1042');
  await settings.getByLabel(t('embed:colors.sale-ground')).fill('#7a1f3d');
  await expect(page.locator('pre').last()).toContainText('style="--diwan-color-sale-ground: #7a1f3d"');
  const shown = preview.locator('diwan-product-card').getByRole('heading');
  const title = other === 'ar' ? /نفود/ : /Nafud/;
  await expect(shown).toHaveText(title);

  await page.getByRole('button', { name: t('embed:copy') }).click();
  await expect(page.getByRole('button', { name: t('embed:copied_short'), exact: true })).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: t('embed:copied') })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(2);

  const copy = await servePages((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><link rel="icon" href="data:,"><body>${copied}`),
  );
  try {
    await page.goto(`http://localhost:${copy.port}/`);
    const card = page.locator('diwan-product-card');
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card).toHaveCSS('--diwan-color-sale-ground', '#7a1f3d');
  } finally {
    copy.close();
  }
});
