import { expect, hydrated, type Locator, type Page, storedLines, test } from './support';

/** Adds one product to the price box. */
async function askForOnePrice(page: Page, t: (key: string, params?: Record<string, string>) => string) {
  await page.goto('/products/category/1');
  await hydrated(page);
  const [before = '', after = ''] = t('product:add_to_price_box_named', { name: '\u0000' }).split('\u0000');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
    .first()
    .click();
  await expect.poll(() => storedLines(page, 'pricebox-storage')).toBe(1);
}

test('the price box’s header: the clear button is at the end of the title’s row, the subtitle below', {
  tag: '@flow',
}, async ({ page, t, isPhone, language }) => {
  await askForOnePrice(page, t);

  await page.goto('/price-box');
  await hydrated(page);
  const clear = page.getByRole('button', { name: t('priceBox:clear') });
  await expect(clear).toBeVisible();
  const place = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('Element not visible.');
    return box;
  };
  const title = await place(page.getByRole('heading', { level: 1 }));
  const button = await place(clear);
  const subtitle = await place(page.getByText(t('priceBox:subtitle')));
  expect(subtitle.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
  expect(subtitle.y).toBeGreaterThanOrEqual(button.y + button.height - 1);
  const isBeside = button.y < title.y + title.height && button.y + button.height > title.y;
  if (!isPhone) expect(isBeside, 'on one row').toBe(true);
  if (isBeside && language === 'en') expect(button.x).toBeGreaterThan(title.x + title.width - 1);
  if (isBeside && language === 'ar') expect(button.x + button.width).toBeLessThan(title.x + 1);
});

/** The typefaces actually used to render the text of an element. */
async function typefaces(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('the quote sheet fits the screen, and its printed page is A4', { tag: '@sweep' }, async ({
  page,
  t,
  isPhone,
  language,
}) => {
  await askForOnePrice(page, t);
  await page.goto('/price-box/sheet');
  const sheet = page.locator('[data-paper]');
  await expect(sheet.getByRole('table')).toBeVisible();

  if (isPhone) {
    const view = page.getByRole('region', { name: t('priceBox:sheet.title') });
    const overflow = await view.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, 'nothing is clipped').toBe(0);
    // Only the page's language, because both don't fit.
    if (language === 'en') await expect(sheet.locator('[lang="ar"]:visible')).toHaveCount(0);
    else await expect(sheet.locator('[lang="en"]:visible')).toHaveCount(0);
  } else {
    const [english, arabic] = await Promise.all(
      (['en', 'ar'] as const).map((one) => sheet.locator(`[lang="${one}"] > dl`).first().boundingBox()),
    );
    const paper = await sheet.boundingBox();
    if (!english || !arabic || !paper) throw new Error('The sheet lacks a language.');
    expect(paper.width).toBeCloseTo((210 / 25.4) * 96, 0);
    // English at the left, Arabic at the right, with the same margin.
    expect(english.x + english.width).toBeLessThan(arabic.x);
    expect(english.x - paper.x).toBeCloseTo(paper.x + paper.width - arabic.x - arabic.width, 0);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('[lang="en"]').first()).toBeVisible();
  await expect(sheet.locator('[lang="ar"]').first()).toBeVisible();
  await expect
    .poll(() => typefaces(page, '[data-paper] [lang="ar"] > dl dt'), 'Arabic in the brand’s typeface')
    .toEqual(['Readex Pro']);
});

test('a product page is no wider without its pictures', { tag: ['@flow', '@phone'] }, async ({
  page,
  complaints,
}) => {
  await page.route(
    ({ pathname }) => /\/(images|uploads)\/|\.(webp|png)$/.test(pathname),
    (route) => route.abort(),
  );
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  const pictures = page.getByRole('main').locator('img');
  await expect
    .poll(() => pictures.first().evaluate((image) => image.checkVisibility({ opacityProperty: true })))
    .toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  complaints.length = 0;
});
