import { readFileSync } from 'node:fs';
import { createPrerenderedCards } from '../../packages/shop/src/serve/prerendered-cards';
import { holdBack } from './hold-back';
import { test } from './partner-page';
import { expect, type Page, withPhonePixels } from './support';

/* The first cards of a partner page, prerendered by the shop: docs/decisions/0038. */

const shop = `${process.env.SHOP_URL}`;
const tag = 'diwan-product-grid';
/** A page's grid, and what is below it. */
const withGrid = (attributes: string) => `<${tag} ${attributes}></${tag}><p id="below">Below</p>`;
const grid = (page: Page) => page.locator(tag);
const cards = (page: Page) => grid(page).getByRole('article');
const isList = (url: string) => url.includes('/cms/public/items?');

test.use(withPhonePixels);

/** Other settings of the shop, in its API as the page sees it and in the cards it prerenders. */
async function changeSettings(page: Page, settings: object): Promise<void> {
  const changed = (body: { results: object }) => ({ results: { ...body.results, ...settings } });
  await page.route('**/api/settings/public/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });
  const embed = new URL('../../packages/widgets/dist/', import.meta.url);
  const respond = createPrerenderedCards({
    server: await import(new URL('embed-server/index.js', embed).href),
    api: {
      baseUrl: `${shop}/api`,
      async fetch(url, init) {
        const response = await fetch(url, init);
        return url.includes('/settings/public/') ? Response.json(changed(await response.json())) : response;
      },
    },
    contentChanges: { version: () => 0, isLive: () => true },
    onError(error) {
      throw error;
    },
  });
  const { cards: file } = JSON.parse(readFileSync(new URL('embed/manifest.json', embed), 'utf8'));
  await page.route(`**/${file}?*`, async (route) => {
    const response = await respond(new URL(route.request().url()), undefined);
    const headers = Object.fromEntries(response?.headers ?? []);
    await route.fulfill({ body: (await response?.text()) ?? '', headers });
  });
}

const isDefined = (page: Page) => grid(page).evaluate((element) => element.matches(':defined'));

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Watched {
  seen: Element[];
  /** Layout shifts: each with the rectangles that moved, before and after. */
  moved: string[];
}

const four = 'category="1" limit="4" first-page-only';
const ownLooks = {
  currency: 'AED',
  theme: {
    colors: { text_primary: '#123456', action_ground: '#1d4e3a' },
    fonts_en: { display: 'Georgia, serif', text: 'Georgia, serif' },
    fonts_ar: { display: 'Georgia, serif', text: 'Georgia, serif' },
    font_files: [],
  },
};
const shown: [name: string, attributes: string, settings?: typeof ownLooks][] = [
  [four, four],
  ['category="1"', 'category="1"'],
  ['in a shop with colours, typefaces and a currency of its own', four, ownLooks],
];

for (const [name, attributes, settings] of shown) {
  test(`are visible while the code is held back, and hydrated by it: ${name}`, async ({ page, serve, t }) => {
    if (settings) await changeSettings(page, settings);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const release = await holdBack(page, '**/chunks/*/base.js');
    await page.goto(await serve(withGrid(attributes)));
    await expect(cards(page).first()).toBeVisible();
    expect(await isDefined(page)).toBe(false);
    const count = await cards(page).count();
    const link = cards(page).nth(1).locator('h3 a');
    await expect(link).toHaveAttribute('href', new RegExp(`^${shop}/product/`));
    await link.focus();
    // Text moves by some pixels in the frame in which its font replaces the fallback; here only hydration counts.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    const look = () =>
      link.evaluate((node) => {
        const { color, fontFamily } = getComputedStyle(node);
        return { color, fontFamily, card: node.closest('article')?.textContent };
      });
    const before = await look();
    if (settings) {
      expect(before).toMatchObject({ color: 'rgb(18, 52, 86)', fontFamily: 'Georgia, serif' });
      expect(before.card).toMatch(/AED|د\.إ/);
      // In words for screen readers.
      expect(before.card).toMatch(/UAE dirham|إماراتي/);
    }

    await grid(page).evaluate((element) => {
      const watched: Watched = { seen: [...(element.shadowRoot?.querySelectorAll('*') ?? [])], moved: [] };
      Object.assign(window, { watched });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const rectangles = entry.sources.map(({ node, previousRect, currentRect }) =>
            JSON.stringify([
              node?.nodeName,
              node?.parentElement?.outerHTML.slice(0, 300),
              previousRect,
              currentRect,
            ]),
          );
          watched.moved.push(`${entry.value}: ${rectangles.join(' ')}`);
        }
      }).observe({ type: 'layout-shift' });
    });
    release();
    await expect(grid(page).getByRole('button').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const after = await grid(page).evaluate((element) => {
      const { seen, moved } = (window as unknown as { watched: Watched }).watched;
      const gone = seen.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 100));
      return { gone, moved, focused: element.shadowRoot?.activeElement?.getAttribute('href') };
    });
    expect(after).toEqual({ gone: [], moved: [], focused: await link.getAttribute('href') });
    if (attributes.includes('first-page-only')) {
      await expect(cards(page)).toHaveCount(count);
      expect(requests.filter(isList)).toHaveLength(1);
    }
    expect(await look()).toEqual({ ...before, card: expect.stringContaining(`${before.card}`) });
    // Each list and file once, and each picture once per card: two products share one, and interception turns off the cache.
    const pictures = await grid(page).evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('img') ?? [])].map((img) => img.currentSrc),
    );
    const times = (url: string, all: string[]) => all.filter((other) => other === url).length;
    expect(requests.filter((url) => times(url, requests) > Math.max(1, times(url, pictures)))).toEqual([]);

    // What has been taken over works.
    const name = `${await link.textContent()}`;
    await grid(page)
      .getByRole('button', { name: t('product:add_to_cart_named', { name }) })
      .click();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').lines?.length))
      .toBe(1);
  });
}

test('are visible where a framework has set properties', { tag: '@flow' }, async ({ page, serve }) => {
  await page.addInitScript((name) => {
    new MutationObserver(() => {
      const element = document.querySelector(name);
      if (element) Object.assign(element, { ids: [102, 103], limit: 2 });
    }).observe(document, { childList: true, subtree: true });
  }, tag);
  const release = await holdBack(page, '**/chunks/*/base.js');
  await page.goto(await serve(withGrid('first-page-only')), { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(2);
  release();
  await expect(cards(page).first().getByRole('button')).toBeAttached();
  await expect(cards(page)).toHaveCount(2);
});

test.describe('without them the grid renders as usual', { tag: '@flow' }, () => {
  test('without prerendered cards, and nothing is logged', async ({ page, serve }) => {
    await page.goto(await serve(withGrid('category="1" limit="2" currency="code" first-page-only')));
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText(/SAR|ر\.س/);
    await page.goto(await serve(withGrid('query="sofa" limit="2" first-page-only')));
    await expect(cards(page)).toHaveCount(2);
  });

  test('where they fail', async ({ page, serve, complaints }) => {
    await page.route('**/chunks/*/cards.js?*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(await serve(withGrid('category="1" limit="2" first-page-only')));
    await expect(cards(page)).toHaveCount(2);
    await expect(grid(page).getByRole('button').first()).toBeAttached();
    // The browser's own report.
    expect(complaints.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });

  test('where they come after the code', async ({ page, serve }) => {
    const release = await holdBack(page, '**/chunks/*/cards.js?*');
    await page.goto(await serve(withGrid('category="1" limit="2" first-page-only')));
    await expect(grid(page).getByRole('button').first()).toBeAttached();
    const late = page.waitForResponse('**/chunks/*/cards.js?*');
    release();
    await late;
    await expect(cards(page)).toHaveCount(2);
  });

  test('where its data has changed meanwhile', async ({ page, serve }) => {
    await page.route('**/api/cms/public/items?*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      Object.assign(body.results[0], { name_en: 'A newer name', name_ar: 'A newer name' });
      await route.fulfill({ response, json: body });
    });
    const release = await holdBack(page, '**/chunks/*/base.js');
    await page.goto(await serve(withGrid('category="1" limit="2" first-page-only')));
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).not.toContainText('A newer name');
    release();
    await expect(cards(page).first()).toContainText('A newer name');
    await expect(cards(page)).toHaveCount(2);
  });

  test('where its attributes have changed meanwhile', async ({ page, serve }) => {
    await page.route('**/api/cms/public/items?*', async (route) => {
      // Longer than the element's code takes.
      if (route.request().url().includes('limit=3'))
        await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const release = await holdBack(page, '**/chunks/*/base.js');
    await page.goto(await serve(withGrid('category="1" limit="2" first-page-only')));
    await expect(cards(page)).toHaveCount(2);
    const link = cards(page).nth(1).locator('h3 a');
    await link.focus();
    const href = await link.getAttribute('href');
    await grid(page).evaluate((element) => {
      const counts = new Set<number>();
      const look = () => {
        counts.add(element.shadowRoot?.querySelectorAll('article').length ?? 0);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { counts });
      element.setAttribute('limit', '3');
    });
    release();
    await expect(cards(page)).toHaveCount(3);
    await expect(grid(page).getByRole('button').first()).toBeAttached();
    // The cards stay until the others are there, and so does the focus.
    expect(await page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts])).toEqual([
      2, 3,
    ]);
    const focused = () =>
      grid(page).evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('href'));
    expect(await focused()).toBe(href);
  });
});

test('stay while the shop can’t be reached', { tag: '@flow' }, async ({ page, serve, complaints, t }) => {
  let isReachable = false;
  await page.route('**/api/cms/public/items?*', (route) =>
    isReachable ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await page.goto(await serve(withGrid('category="1" limit="2" first-page-only')));
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => isDefined(page)).toBe(true);
  await expect.poll(() => complaints.join()).toContain('Diwan: ');
  expect(complaints.splice(0).filter((text) => text.includes('Diwan: '))).toHaveLength(1);
  await expect(cards(page)).toHaveCount(2);
  await expect(grid(page).getByRole('button')).toHaveCount(0);
  await expect(grid(page).getByRole('alert')).toHaveCount(0);
  const link = cards(page).first().locator('h3 a');
  await expect(link).toHaveAttribute('href', new RegExp(`^${shop}/product/`));
  await link.focus();
  isReachable = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const name = `${await link.textContent()}`;
  const add = grid(page).getByRole('button', { name: t('product:add_to_cart_named', { name }) });
  await expect(add).toBeAttached();
  await expect(link).toBeFocused();
  expect(complaints.splice(0)).toEqual([]);
});

test('give way to an error of others', { tag: '@flow' }, async ({ page, serve, complaints, t }) => {
  await page.route('**/api/cms/public/items?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(await serve(withGrid('category="1" limit="2" first-page-only')));
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => isDefined(page)).toBe(true);
  await grid(page).evaluate((element) => element.setAttribute('category', '2'));
  await expect(grid(page).getByRole('button', { name: t('common:retry') })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  complaints.splice(0);
});
