import { useFullBaskets } from './full-baskets';
import { openOtherShop } from './other-shop';
import { inkedRows, inkOfRow, pictureOf, pixelsOf } from './pixels';
import { expect, hydrated, type Locator, test } from './support';

test('hovering a card shows only the second image, uncropped', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products?query=hail');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').first();
  const images = card.locator('picture img');
  const [first, second] = [images.nth(0), images.nth(1)];
  const pixels = async () => {
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    return pictureOf(card.locator('div', { has: page.locator('picture') }).first());
  };
  const hide = (image: Locator, isHidden: boolean) =>
    image.evaluate((element, hidden) => {
      element.style.visibility = hidden ? 'hidden' : '';
    }, isHidden);

  const atRest = await pixels();
  await hide(second, true);
  expect(await pixels(), 'the second image is invisible without hover').toBe(atRest);
  await hide(second, false);

  await card.getByRole('heading').getByRole('link').hover();
  await expect(second).toHaveCSS('opacity', '1');
  await expect(first).toHaveCSS('opacity', '0');
  const hovered = await pixels();
  expect(hovered).not.toBe(atRest);
  await hide(first, true);
  expect(await pixels(), 'the first image is invisible on hover').toBe(hovered);
  await hide(second, true);
  expect(await pixels(), 'the second image is visible on hover').not.toBe(hovered);
  const fit = await second.evaluate((image) => getComputedStyle(image).objectFit);
  expect(fit, 'it is not cropped').toBe('contain');
});

test('the line through an old price crosses its digits, and keeps the dot of an Arabic zero visible', {
  tag: '@wide',
}, async ({ page, language }) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  // Enlarged for precision.
  await page
    .getByRole('main')
    .locator('del')
    .first()
    .evaluate((element) => {
      element.style.cssText =
        'font-size: 60px; position: fixed; inset: 200px auto auto 20px; z-index: 9999; background: #fff; padding: 20px';
      document.body.append(element);
    });
  await page.evaluate(() => document.fonts.ready);
  const { text, whole, last } = await page.locator('body > del').evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (node && !/\p{Nd}/u.test(node.textContent ?? '')) node = walker.nextNode();
    if (!node) throw new Error('No digits found.');
    const digits = node;
    const rectOf = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(digits, start);
      range.setEnd(digits, end);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    };
    const text = digits.textContent ?? '';
    return { text, whole: rectOf(0, text.length), last: rectOf(text.length - 1, text.length) };
  });
  const pixels = await pixelsOf(page, whole);
  const rows = Array.from({ length: pixels.height }, (_, y) => y).filter((y) => inkOfRow(pixels, y) > 0.97);
  expect(rows.length, 'rows the line fills').toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(pixels.height / 8);
  const [line = 0] = rows;
  const inked = inkedRows(pixels);
  expect(line, 'digits begin above the line').toBeGreaterThan((inked[0]?.[0] ?? 0) + 4);
  expect(line, 'and end below it').toBeLessThan((inked.at(-1)?.[1] ?? 0) - 4);

  if (language === 'ar') {
    expect(text).toMatch(/٠$/);
    // Excludes the edges, where a neighbouring glyph may overlap.
    const zero = inkedRows(await pixelsOf(page, { ...last, x: last.x + 3, width: last.width - 6 }));
    expect(zero, 'the line and, apart from it, the dot').toHaveLength(2);
  }
});

test('with forced colours, the active filter differs from the others', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/products/category/1');
  await hydrated(page);
  const filter = page.getByRole('main').locator('[aria-pressed]').nth(1);
  const before = await pictureOf(filter);
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await filter.blur();
  expect(await pictureOf(filter)).not.toBe(before);
});

test('the filters above a list stick directly below the shrunken header', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  await page.mouse.wheel(0, 1200);
  const bar = page.locator('header > *').first();
  const topOfToolbar = () =>
    page
      .getByRole('main')
      .getByRole('group')
      .first()
      .evaluate((group) => {
        let toolbar: Element | null = group;
        while (toolbar && getComputedStyle(toolbar).position !== 'sticky') toolbar = toolbar.parentElement;
        return toolbar?.getBoundingClientRect().y;
      });
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottomOf).toBe(64);
  await expect.poll(topOfToolbar).toBe(64);
});

/** The text spacing of WCAG 1.4.12. */
const READERS_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

test('with increased text spacing nothing on cards, lines and summaries is clipped or covered', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await useFullBaskets(page);
  for (const address of ['/products/category/1', '/cart', '/checkout', '/price-box']) {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, READERS_SPACING);
    const faults = await page.getByRole('main').evaluate((main) => {
      const texts = [...main.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(element).clipPath === 'none' &&
          !element.closest('svg, select, [aria-hidden=true]') &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
      );
      const isCut = (element: Element): boolean => {
        const { overflowY, clipPath } = getComputedStyle(element);
        return (
          (overflowY === 'hidden' || overflowY === 'clip') &&
          clipPath === 'none' &&
          (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2)
        );
      };
      /** Of each line: a text that wraps isn't a rectangle. */
      const linesOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      };
      const isOver = (one: Element, other: Element): boolean => {
        if (one.contains(other) || other.contains(one)) return false;
        return linesOf(one).some((a) =>
          linesOf(other).some((b) => {
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return width > 2 && height > 4;
          }),
        );
      };
      const inFlow = texts.filter((element) => {
        for (let box: Element | null = element; box && box !== main; box = box.parentElement) {
          if (/fixed|sticky|absolute/.test(getComputedStyle(box).position)) return false;
        }
        return true;
      });
      const name = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 50)}`;
      return [
        ...texts.filter(isCut).map((element) => `${name(element)} is cut`),
        ...inFlow.flatMap((one, index) =>
          inFlow
            .slice(index + 1)
            .filter((other) => isOver(one, other))
            .map((other) => `${name(one)} is over ${name(other)}`),
        ),
      ];
    });
    expect.soft(faults, address).toEqual([]);
  }
  complaints.length = 0;
});

test('the history’s photos reach a phone’s edges, are scrolled by keys that lead out again, and are all in view on tablets', {
  tag: ['@flow', '@phone'],
}, async ({ page, t }) => {
  await page.goto('/about');
  await hydrated(page);
  const photos = page.getByRole('region', { name: t('about:history.photos_label') });
  expect(await photos.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await photos.focus();
  const place = () => photos.evaluate((row) => Math.abs(row.scrollLeft));
  await page.keyboard.press(
    await photos.evaluate((row) => (getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')),
  );
  await expect.poll(place).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(photos).not.toBeFocused();
  expect(await photos.evaluate((row) => row.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(photos).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => photos.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await expect(photos.locator('img')).toHaveCount(4);
});

test('wide cards alone stand side by side on a tablet, too', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/products');
  await hydrated(page);
  const sets = page.getByRole('list', { name: 'Complete sets' }).locator('> li');
  await sets.first().scrollIntoViewIfNeeded();
  const [first, second] = [await sets.nth(0).boundingBox(), await sets.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
});

test('what is pressed looks pressed: buttons on pictures, and links that look like buttons', {
  tag: '@once',
}, async ({ page }) => {
  const looksPressed = async (control: Locator) => {
    const look = () =>
      control.evaluate((element) => {
        const { boxShadow, opacity } = getComputedStyle(element);
        return `${boxShadow} ${opacity}`;
      });
    await control.hover();
    const before = await look();
    await page.mouse.down();
    await expect.poll(look).not.toBe(before);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  await page.goto('/products/category/1');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').first();
  for (const button of await card.getByRole('button').all()) await looksPressed(button);
  await page.goto('/cart');
  await hydrated(page);
  await looksPressed(page.getByRole('main').getByRole('link'));
});

test('the consent banner covers nothing at the end of the cart', { tag: '@flow' }, async ({
  page,
  t,
  complaints,
}) => {
  const { url, close } = await openOtherShop({
    settings: { tag_manager_id: 'GTM-XXXXXXX', consent_required: true },
  });
  await useFullBaskets(page);
  await page.goto(`${url}/cart`);
  await hydrated(page);
  const banner = page.getByRole('region', { name: t('common:consent.title') });
  await expect(banner).toBeVisible();
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  const footer = page.getByRole('contentinfo');
  const overlap = async () => {
    const [above, below] = await Promise.all([footer.boundingBox(), banner.boundingBox()]);
    return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  close();
  complaints.length = 0;
});

test('for visitors who ask for more contrast, quiet texts and lines are as dark as any', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products/category/1');
  const token = (name: string) =>
    page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name);
  const quiet = ['--diwan-color-text-muted', '--diwan-color-text-secondary', '--diwan-color-line-control'];
  const dark = await token('--diwan-color-text-primary');
  expect(dark).toMatch(/./);
  for (const name of quiet) expect(await token(name)).not.toBe(dark);
  await page.emulateMedia({ contrast: 'more' });
  for (const name of quiet) expect(await token(name)).toBe(dark);
});
