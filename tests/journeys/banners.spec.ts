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

  for (const { width, height, below, title, description } of [
    { width: 390, height: 844, below: 100, title: 38, description: 15 },
    { width: 767, height: 1024, below: 100, title: 38, description: 15 },
    { width: 768, height: 1024, below: 100, title: 76, description: 20 },
    { width: 820, height: 1180, below: 100, title: 76, description: 20 },
    { width: 1024, height: 1366, below: 100, title: 76, description: 20 },
    { width: 1440, height: 1000, below: 80, title: 76, description: 20 },
  ]) {
    await page.setViewportSize({ width, height });
    const at = `at ${width} × ${height}`;
    await expect.poll(() => heightOf(full), at).toBe(height - below);
    // A long text makes it higher.
    await expect(half, at).toHaveCSS('min-block-size', `${height / 2}px`);
    expect(await sizeOf(full.getByRole('heading')), at).toBe(title);
    expect(await sizeOf(full.getByRole('paragraph')), at).toBe(description);
  }
});

test('the picture of a banner stays in place while the page scrolls past it, unless the visitor wants less motion', async ({
  page,
}) => {
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
