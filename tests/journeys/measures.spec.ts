import { expect, hydrated, type Locator, type Page, test } from './support';

const bannerOf = (page: Page, title: RegExp | string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();

test('banners fill the window below the header, or half of it, with text of the editor’s size', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const [full, half] = [bannerOf(page, 'Rooms made for gathering'), bannerOf(page, /^A majlis, measured/)];
  const heightOf = (banner: Locator) => banner.evaluate((element) => element.getBoundingClientRect().height);
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

  for (const [width, height] of [
    [390, 844],
    [767, 1024],
    [768, 1024],
    [820, 1180],
    [1024, 1366],
    [1440, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `at ${width} × ${height}`;
    await expect.poll(() => heightOf(full), at).toBe(height - (width > 1024 ? 80 : 100));
    // A long text makes it higher.
    await expect(half, at).toHaveCSS('min-block-size', `${height / 2}px`);
    const [isPhone, heading] = [width < 768, full.getByRole('heading')];
    // The editor's 76 and 20 px, half and 0.6 of them on phones, where 15 px is the least.
    expect(await sizeOf(heading), at).toBe(isPhone ? 38 : 76);
    expect(await sizeOf(full.getByRole('paragraph')), at).toBe(isPhone ? 15 : 20);
    await expect(heading, at).toHaveCSS('text-align', isPhone ? 'center' : 'start');
    const [{ y: top = 0 } = {}, { y = 0 } = {}] = [await full.boundingBox(), await heading.boundingBox()].map(
      (box) => box ?? undefined,
    );
    expect(Math.round(y - top), at).toBe(isPhone ? 44 : 132);
    const image = full.locator('img');
    const fileOf = (element: HTMLImageElement) => element.currentSrc;
    await expect.poll(() => image.evaluate(fileOf), at).toContain(isPhone ? '--tall' : '--wide');
    const color = await full
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link).backgroundColor.replaceAll(' ', ''));
    expect(/0\.8\)$/.test(color), `${at}: ${color}`).toBe(isPhone);
  }
});

test('the picture of a banner stays in place while the page scrolls past it, unless the visitor wants less motion', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/products');
  await hydrated(page);
  const slide = page.getByRole('main').getByRole('group').first();
  // Started: the library has replaced the scrolling row.
  await expect(page.locator('.splide.is-initialized').first()).toBeVisible();
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const picture = slide.locator('img');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const before = { slide: await topOf(slide), picture: await topOf(picture) };
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  const moved = {
    slide: (await topOf(slide)) - before.slide,
    picture: (await topOf(picture)) - before.picture,
  };
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  expect(moved.slide).toBeLessThan(-100);
  expect(moved.picture).toBe(isStill ? moved.slide : 0);
  // Wherever it stays, it covers what is seen of the banner.
  const { seen, covered } = await slide.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const image = element.querySelector('img')?.getBoundingClientRect();
    return {
      seen: [Math.max(top, 0), Math.min(bottom, innerHeight)],
      covered: [image?.top ?? 0, image?.bottom ?? 0],
    };
  });
  expect(covered[0]).toBeLessThanOrEqual(seen[0] ?? 0);
  expect(covered[1]).toBeGreaterThanOrEqual(seen[1] ?? 0);
});

test('the slider of categories shows one, two or three of them', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slides = page.getByRole('region', { name: 'Shop by room' }).getByRole('group');
  for (const [width, count] of [
    [300, 1],
    [766, 1],
    [767, 2],
    [998, 2],
    [999, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const whole = () =>
      slides.evaluateAll(
        (all) =>
          all.filter((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          }).length,
      );
    await expect.poll(whole, `at ${width}`).toBe(count);
  }
});

test('projects stand in three columns', { tag: '@once' }, async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
});

test('the header stays in view, and search results are at most 300 px high', { tag: '@flow' }, async ({
  page,
  t,
  language,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('button', { name: t('layout:header.search') }).click();
  await page.getByRole('searchbox').fill(language === 'ar' ? 'كنبة' : 'sofa');
  const list = page.getByRole('dialog').getByRole('list').last();
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  const [shown, whole] = await list.evaluate((element) => {
    let panel: Element | null = element;
    while (panel && getComputedStyle(panel).overflowY !== 'auto') panel = panel.parentElement;
    return [panel?.getBoundingClientRect().height ?? 0, panel?.scrollHeight ?? 0];
  });
  expect(shown).toBe(300);
  expect(whole).toBeGreaterThan(300);
});

test('a product’s picture is zoomed by 2.5 under the mouse', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  const picture = page.getByRole('button', { name: /^Open full-screen gallery/ }).first();
  await expect(picture.locator('img')).not.toHaveCSS('transform', /matrix\(2\.5/);
  await picture.hover();
  await expect(picture.locator('img')).toHaveCSS('transform', 'matrix(2.5, 0, 0, 2.5, 0, 0)');
});
