import { holdBack } from './hold-back';
import { expect, hydrated, type Page, test } from './support';

/** Holds back the pictures further down, so that the page doesn't finish loading. */
const holdPictures = (page: Page) => holdBack(page, /\/files\//);

const isFirstView = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-first-view'));

/** Whether the content of the last section is laid out. */
const isEndLaidOut = (page: Page) =>
  page
    .locator('main [data-deferred="near"] > * > *')
    .last()
    .evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }));

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('what is far below the first view is laid out after the page has loaded, and nothing moves', {
  tag: '@flow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdPictures(page);
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await isFirstView(page)).toBe(true);
  expect(await isEndLaidOut(page)).toBe(false);
  release();
  await expect.poll(() => isFirstView(page)).toBe(false);
  expect(await isEndLaidOut(page)).toBe(true);
  expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.001);

  // The parts are as high as if they had been laid out from the start.
  const settled = await height(page);
  await page.reload();
  await hydrated(page);
  expect(await height(page)).toBe(settled);
});

test('a page opened at an anchor shows it', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  const id = await page.locator('main form [id]').first().getAttribute('id');
  await page.goto('about:blank');
  const release = await holdPictures(page);
  await page.goto(`/#${id}`, { waitUntil: 'commit' });
  await hydrated(page);
  const field = page.locator(`[id="${id}"]`);
  await expect(field).toBeInViewport();
  release();
  await page.waitForLoadState('networkidle');
  await expect(field).toBeInViewport();
});

test('Ctrl+End shows the end of the page, also while it is loading', { tag: ['@flow', '@wide'] }, async ({
  page,
}) => {
  const release = await holdPictures(page);
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await isFirstView(page)).toBe(true);
  await page.keyboard.press('Control+End');
  const isAtEnd = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY < 2);
  await expect.poll(isAtEnd).toBe(true);
  release();
  await expect.poll(() => isFirstView(page)).toBe(false);
  await expect.poll(isAtEnd).toBe(true);
});
