import { useFullBaskets } from './full-baskets';
import { holdBack } from './hold-back';
import { expect, hydrated, type Page, saveData, test } from './support';

/** Pages with skeletons of their own. */
const addresses = ['/', '/product/nafud-three-seat-sofa-NF1042', '/products', '/interior-design'];

const otherAddresses = [
  '/about',
  '/products/category/1',
  '/products?query=sofa',
  '/cart',
  '/checkout',
  '/price-box',
  '/price-box/sheet',
];

/** Their content below the banner depends on the editor. */
const editedAddresses = ['/', '/products', '/interior-design'];

interface Shift {
  readonly value: number;
  /** The moved element and its previous and current position. */
  readonly moved: string;
}

interface Shifts {
  start(): Promise<void>;
  sum(): Promise<number>;
  /** All shifts, for failure messages. */
  described(): Promise<string>;
}

/** Records layout shifts, including those right after input, which browsers exclude from CLS. */
async function watchShifts(page: Page): Promise<Shifts> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const seen: Shift[] = [];
    Object.assign(window, { shiftsSeen: seen });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element | null)?.outerHTML?.slice(0, 80)}: ${place(previousRect)} → ${place(currentRect)}`,
        );
        seen.push({ value, moved: moved.join('\n') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = () => page.evaluateHandle(() => (window as unknown as { shiftsSeen: Shift[] }).shiftsSeen);
  return {
    start: async () => (await seen()).evaluate((values) => void values.splice(0)),
    sum: async () => (await seen()).evaluate((all) => all.reduce((sum, { value }) => sum + value, 0)),
    described: async () =>
      (await seen()).evaluate((all) => all.map(({ value, moved }) => `${value}\n${moved}`).join('\n')),
  };
}

/** Follows a link, as in the shop's texts. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Scrolls down until lazy content has loaded and the page no longer grows. */
async function scrollDown(page: Page): Promise<void> {
  const scroll = () => page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await scroll();
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let height = 0;
        let stillFrames = 0;
        const look = () => {
          const { scrollHeight } = document.documentElement;
          stillFrames = scrollHeight === height ? stillFrames + 1 : 0;
          height = scrollHeight;
          if (stillFrames > 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await scroll();
}

/** Points of the skeleton's visible blocks, at the start of each line. */
const blockCentres = (page: Page) =>
  page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    return [...document.querySelectorAll('main[aria-label] span[aria-hidden="true"]')]
      .map((block) => block.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top >= 0 && top < window.innerHeight - 40)
      .map(({ left, right, top, bottom }) => ({
        // There is text at the start of a line, whatever its length.
        x: isRtl ? right - 12 : left + 12,
        y: (top + Math.min(bottom, window.innerHeight)) / 2,
      }));
  });

/** The points that are on content of the page: text, images, controls. */
const pointsWithContent = (page: Page, points: { x: number; y: number }[]) =>
  page.evaluate((all) => {
    const shown = [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.matches('img, picture, svg, button, input, select, textarea, iframe, label, summary') ||
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
      )
      .map((element) => element.getBoundingClientRect());
    // One line of tolerance, because texts differ in length between shops.
    const reach = 28;
    return all.filter(({ x, y }) =>
      shown.some(
        ({ left, right, top, bottom }) =>
          x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach,
      ),
    ).length;
  }, points);

/** Holds matching requests until the returned function is called. */
async function hold(page: Page, requests: RegExp): Promise<() => Promise<void>> {
  const release = await holdBack(page, requests);
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Resolves once no code is being fetched: the skeleton on the screen is then the page's own. */
function watchCode(page: Page): () => Promise<void> {
  const loading = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/assets/') && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return () => expect.poll(() => loading.size, { message: 'code being fetched' }).toBe(0);
}

test('home, interiors, products and a product have a matching skeleton, and nothing shifts when it is replaced', {
  tag: '@flow',
}, async ({ page, complaints }) => {
  // Stops sliders.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await useFullBaskets(page);
  const shifts = await watchShifts(page);
  const codeLoaded = watchCode(page);
  await page.goto('/404');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const skeleton = page.locator('main[aria-label]');
  for (const address of addresses) {
    await scrollDown(page);
    const release = await hold(page, /\/api\//);
    await shifts.start();
    await follow(page, address);
    await expect(skeleton, address).toBeVisible();
    await codeLoaded();
    const points = await blockCentres(page);
    expect(points.length, `${address}: blocks`).toBeGreaterThan(0);
    await release();
    await expect(skeleton, address).toHaveCount(0);
    await expect
      .poll(async () => (await pointsWithContent(page, points)) / points.length, { message: address })
      .toBeGreaterThanOrEqual(editedAddresses.includes(address) ? 0.3 : 0.5);
    // A footer visible for one frame would count 1.
    expect(await shifts.sum(), `${address}\n${await shifts.described()}`).toBeLessThan(0.05);
  }
  complaints.length = 0;
});

test('a page whose code is slow shows a general skeleton, and nothing shifts when it is replaced', {
  tag: '@flow',
}, async ({ page, complaints }) => {
  // Otherwise the code of likely pages is there before the click.
  await saveData(page);
  await useFullBaskets(page);
  const shifts = await watchShifts(page);
  const skeleton = page.locator('main[aria-label]');
  for (const address of otherAddresses) {
    await page.goto('/404');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const release = await hold(page, /\/assets\/[^/]+\.js$/);
    await shifts.start();
    await follow(page, address);
    await expect(skeleton, address).toBeVisible();
    await release();
    await expect(skeleton, address).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect(await shifts.sum(), `${address}\n${await shifts.described()}`).toBeLessThan(0.05);
  }
  complaints.length = 0;
});

test('a shorter page that loads immediately starts at the top, without its footer in view', {
  tag: '@flow',
}, async ({ page, t }) => {
  const shifts = await watchShifts(page);
  await page.goto('/price-box');
  await hydrated(page);
  await follow(page, '/products/category/1');
  await expect(page.getByRole('main').getByRole('article').nth(7)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await shifts.start();
  await follow(page, '/price-box');
  await expect(page.getByRole('heading', { name: t('priceBox:empty_title') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await shifts.sum()).toBeLessThan(0.05);
});
