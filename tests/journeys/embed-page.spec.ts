import { expectAccessible } from './accessible';
import { servePages } from './serve-pages';
import { expect, hydrated, test } from './support';

test('the code generated on /embed/ shows the element on another site', {
  tag: '@flow',
}, async ({ page, context, t, isPhone, language, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed/');
  await hydrated(page);
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('diwan-product-grid').getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  // Skips all focusable parts of the preview.
  const skip = page.getByRole('link', { name: t('embed:preview_skip') });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('embed:code'), exact: true })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('embed:copy') })).toBeFocused();

  // Four cards are higher than a phone's screen, but need no scrolling inside the frame.
  if (isPhone) {
    const frame = page.locator('iframe');
    const cutHeight = await frame.evaluate((element) => element.clientHeight);
    await page.getByRole('button', { name: t('embed:preview_whole') }).click();
    const overflow = () =>
      frame.evaluate((element) => {
        const root = (element as HTMLIFrameElement).contentDocument?.documentElement;
        return (root?.scrollHeight ?? 0) - element.clientHeight;
      });
    await expect.poll(overflow).toBe(0);
    expect(await frame.evaluate((element) => element.clientHeight)).toBeGreaterThan(cutHeight);
  }

  const settings = page.getByRole('form', { name: t('embed:settings_title') });
  const perPage = settings.getByRole('textbox', { name: t('embed:attributes.limit') });
  await expect(perPage).toHaveAccessibleDescription(/100|١٠٠/);
  await perPage.fill('101');
  await expect(perPage).toHaveAccessibleDescription(new RegExp(t('embed:range', { max: '(100|١٠٠)' })));
  await perPage.fill('1');
  // Lists show what the element does without the attribute.
  const chosen = (name: string) => settings.getByRole('combobox', { name }).locator('option:checked');
  await expect(chosen(t('embed:attributes.sort'))).toHaveText(t('embed:options.default'));
  await expect(chosen(t('embed:attributes.currency'))).toHaveText(t('embed:as_in_shop'));
  await settings
    .getByRole('combobox', { name: t('embed:attributes.subcategory') })
    .selectOption({ index: 1 });
  await expect(page.locator('pre').last()).toHaveText(
    /^<diwan-product-grid category="1" subcategory="\d+" limit="1" single-page>/,
  );
  await expect(preview.locator('diwan-product-grid').getByRole('article')).toHaveCount(1);
  await settings.getByRole('checkbox', { name: t('embed:own_cards') }).check();
  await settings.getByRole('checkbox', { name: t('embed:card.picture') }).uncheck();
  const own = preview.locator('li.piece');
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('button')).toHaveText(t('product:add_to_cart'));
  await expect(own.getByRole('img')).toHaveCount(0);
  await expect(page.locator('pre').nth(1)).toContainText('<h3 data-diwan="name"></h3>');
  await settings.getByRole('checkbox', { name: t('embed:own_cards') }).uncheck();
  await expect(preview.locator('diwan-product-grid').getByRole('article')).toHaveCount(1);
  const name = t('embed:elements.product-card');
  if (isPhone) await settings.getByRole('combobox', { name: t('embed:element') }).selectOption(name);
  else
    await page
      .getByRole('navigation', { name: t('embed:elements_title') })
      .getByRole('button', { name: 'diwan-product-card' })
      .press('Enter');
  const other = language === 'ar' ? 'en' : 'ar';
  await settings.getByRole('combobox', { name: t('embed:language') }).selectOption(other);
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
  await settings.getByLabel(t('embed:color.sale')).fill('#7a1f3d');
  await expect(page.locator('pre').last()).toHaveText(
    'diwan-product-card { --diwan-color-sale-ground: #7a1f3d; }',
  );
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
