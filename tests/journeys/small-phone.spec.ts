import type { Locator } from '@playwright/test';
import { unfitting } from './narrow-screens';
import { openOtherShop } from './other-shop';
import { pages } from './pages';
import { pixelsOf } from './pixels';
import { expect, hydrated, test } from './support';

test('on a small phone the menu shows all entries, and confirmations appear one at a time', {
  tag: ['@flow', '@phone'],
}, async ({ page, t }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/products/category/1');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  for (const place of [0, 1]) await cards.nth(place).getByRole('button').click();
  const toasts = page.locator('[popover="manual"] > *');
  await expect(toasts).toHaveCount(2);
  await expect(toasts.first()).toBeHidden();
  await expect(toasts.last()).toBeVisible();
  await page.mouse.move(0, 0);

  await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
  const menu = page.getByRole('dialog');
  const contacts = menu.getByRole('link', { name: t('layout:menu.whatsapp'), exact: true });
  const last = menu.getByRole('link', { name: t('layout:menu.catalog') });
  const bottomOf = async (part: typeof last) =>
    ((await part.boundingBox())?.y ?? 0) + ((await part.boundingBox())?.height ?? 0);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await bottomOf(last)).toBeLessThan((await contacts.boundingBox())?.y ?? 0);
  // The categories are one tap away, and stay open after visiting one.
  const products = menu.getByRole('button', { name: t('layout:menu.products') });
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await products.press('Enter');
  await menu.locator('[data-category]').first().click();
  await menu.getByRole('button', { name: t('layout:menu.back_to_menu') }).press('Enter');
  await expect(menu.locator('[data-category]').first()).toBeFocused();
});

test('on a small phone the first image does not show through behind its text', {
  tag: ['@flow', '@phone'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const words = page.getByRole('main').locator('section p').first();
  await words.evaluate((element) => {
    element.style.color = 'transparent';
  });
  const inkBehind = async () => {
    const clip = await words.boundingBox();
    if (!clip) throw new Error('Text not visible.');
    const pixels = await pixelsOf(page, clip);
    const places = Array.from({ length: pixels.width * pixels.height }, (_, index) => index);
    return places.filter((index) => pixels.isInk(index % pixels.width, Math.floor(index / pixels.width)))
      .length;
  };
  await expect.poll(inkBehind).toBe(0);
});

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    // Rectangles of texts: those of the elements around them end elsewhere.
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const bottoms = new Set<number>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { width, bottom } of range.getClientRects()) if (width > 1) bottoms.add(bottom);
    }
    return bottoms.size;
  });

test('on a small phone the price box button is not truncated, and the chat button stays above its bar', {
  tag: '@phone',
}, async ({ page, t }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/product/asir-three-seat-sofa-AS1044');
  await hydrated(page);
  const add = page.getByRole('button', { name: t('product:add_to_price_box') });
  await add.first().click();
  const toast = page.locator('[popover="manual"] > *');
  const message = toast.locator('p');
  await expect(message).toBeVisible();
  expect(
    await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThan(2);
  expect(await linesOf(toast.getByRole('link'))).toBe(1);
  // The bar appears once the button has scrolled out of view.
  await add.first().evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 200));
  await expect(add.last()).toBeInViewport({ ratio: 1 });
  expect(await linesOf(add.last())).toBeLessThanOrEqual(2);

  const chat = page.locator('a[href^="https://wa.me"][data-shown]');
  await expect(chat).toBeVisible();
  const room = async () => {
    const bar = await add.last().evaluate((button) => button.parentElement?.getBoundingClientRect().top ?? 0);
    const { y = 0, height = 0 } = (await chat.boundingBox()) ?? {};
    return Math.round(bar - y - height);
  };
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 640 });
    // More where a control of the page would be below it.
    await expect.poll(room, String(width)).toBeGreaterThanOrEqual(16);
  }
});

test('on a phone the bar of a product appears as soon as the header hides its button', {
  tag: ['@flow', '@phone'],
}, async ({ page, t }) => {
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  const add = page.getByRole('main').getByRole('button', { name: t('product:add_to_cart'), exact: true });
  await expect(add).toHaveCount(1);
  const edge = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  const button = await add.evaluateHandle((element) => element);
  await button.evaluate((element, to) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom - to);
  }, edge - 4);
  // The page's own one, behind the header, and the bar's.
  await expect(add).toHaveCount(2);
  await expect(add.last()).toBeInViewport({ ratio: 1 });
  await button.evaluate((element, to) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom - to);
  }, edge + 20);
  await expect(add).toHaveCount(1);
});

test('a brand name stays whole: a short one in the footer, two words beside a phone’s mark, a long one wraps', {
  tag: ['@flow', '@phone'],
}, async ({ page }) => {
  const ofFooter = (name: RegExp) => page.getByRole('contentinfo').getByText(name).first();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  expect(await linesOf(ofFooter(/^(Athel|أثل)$/))).toBe(1);

  const twoWords = await openOtherShop({
    settings: { brand: { name_en: 'Cedar House', name_ar: 'بيت الأرز' }, logo_url: null, logo_url_ar: null },
  });
  const long = await openOtherShop({
    settings: {
      brand: {
        name_en: 'Khabbaz Brothers Woodworking Company',
        name_ar: 'شركة الإخوة خبّاز لأعمال الخشب والأثاث',
      },
    },
  });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${twoWords.url}/about`, { waitUntil: 'networkidle' });
    const home = page.getByRole('banner').getByRole('link', { name: /^(Cedar House|بيت الأرز)/ });
    const name = home.getByText(/^(Cedar House|بيت الأرز)$/);
    const [whole, visible] = await Promise.all([name.boundingBox(), home.boundingBox()]);
    if (!whole || !visible) throw new Error('Name not rendered.');
    expect(whole.y + whole.height).toBeLessThanOrEqual(visible.y + visible.height);
    expect(whole.x).toBeGreaterThanOrEqual(visible.x - 1);
    expect(whole.x + whole.width).toBeLessThanOrEqual(visible.x + visible.width + 1);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${long.url}/about`);
    await ofFooter(/^(Khabbaz|شركة)/).scrollIntoViewIfNeeded();
    expect(await linesOf(ofFooter(/^(Khabbaz|شركة)/))).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  } finally {
    twoWords.close();
    long.close();
  }
});

const LARGE_TEXT_PAGES = [
  '/',
  '/products',
  '/product/asir-three-seat-sofa-AS1044',
  '/products/category/1',
  '/compare?items=NF1042,AS1044',
  '/projects',
  '/about',
  '/contact',
  '/cart',
  '/price-box',
  '/checkout',
];

test('with text at twice its size the layout is that of half the width, and nothing is cut or wider than the screen', {
  tag: '@flow',
}, async ({ complaints, context, page, t, isPhone }) => {
  const browser = await context.newCDPSession(page);
  const banner = page.getByRole('main').locator('section').first();
  const sizes = () =>
    Promise.all(
      [banner.getByRole('heading'), banner.getByRole('paragraph').first()].map((text) =>
        text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
  await page.goto('/');
  const usual = await sizes();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto('/');
  // Also of what an editor has given a size. Half as wide, a large screen has the sizes of a phone.
  for (const [place, size] of (await sizes()).entries())
    expect(size).toBeGreaterThanOrEqual((isPhone ? 2 : 1) * (usual[place] ?? 0));
  const missing = '/no/such/page';
  for (const address of [...LARGE_TEXT_PAGES, missing]) {
    await page.goto(address);
    await hydrated(page);
    expect(await unfitting(page), address).toEqual([]);
  }
  // The browser logs the error status of the last one.
  complaints.length = 0;
  await page.goto('/about');
  await hydrated(page);
  const menu = page.getByRole('button', { name: t('layout:header.open_menu') });
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Once it has slid in.
  await expect.poll(() => unfitting(page), 'menu').toEqual([]);
});

/** All texts of the shop as one word each, longer than any screen; identifiers, codes, addresses and numbers stay. */
function inLongWords(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inLongWords(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLongWords(inner, key)]));
  if (typeof value !== 'string' || !/_(en|ar)$/.test(name) || /url|href|fonts/.test(name)) return value;
  const word = name.endsWith('_en')
    ? 'Multifunktionsschlafcouchgarnitur'
    : 'فسيستخدمونهماالمتعددالاستخداماتوالوظائف';
  return /^</.test(value) ? `<p>${word.repeat(2)}</p>` : word.repeat(2);
}

test('however long a word of the maker is, no page is wider than a small phone', {
  tag: ['@phone'],
}, async ({ page, complaints }) => {
  const shop = await openOtherShop({ edit: inLongWords });
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...Object.values(pages).flat(), '/checkout']) {
      await page.goto(`${shop.url}${path}`);
      await hydrated(page);
      // A closed list shows the start of its choice.
      const faults = (await unfitting(page)).filter((fault) => !fault.startsWith('<select'));
      expect.soft(faults, path).toEqual([]);
    }
    complaints.length = 0;
  } finally {
    shop.close();
  }
});

test('on phones the sort order, with the filters beside it, is as wide as the list', {
  tag: ['@flow', '@phone'],
}, async ({ page, t }) => {
  for (const address of [
    '/products/category/1',
    '/products/category/subcategory/11',
    '/products?query=sofa',
  ]) {
    await page.goto(address);
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    const list = page.getByRole('list', { name: t('product:products_title') });
    const sort = page.getByRole('main').getByRole('combobox').locator('..');
    const filter = page.getByRole('main').getByRole('button', { name: t('product:filters.title') });
    const parts = await Promise.all((await sort.or(filter).all()).map((part) => part.boundingBox()));
    const starts = parts.map((box) => box?.x ?? 0);
    const ends = parts.map((box) => (box?.x ?? 0) + (box?.width ?? 0));
    expect(Math.max(...ends) - Math.min(...starts), address).toBeCloseTo((await widthOf(list)) ?? 0, 0);
  }
});
