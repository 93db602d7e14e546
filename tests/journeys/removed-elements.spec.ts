import { readFileSync } from 'node:fs';
import type { CDPSession, PlaywrightWorkerOptions } from '@playwright/test';
import { servePages } from './serve-pages';
import { test as base, expect, type Page } from './support';

const shopUrl = process.env.SHOP_URL ?? '';
/** The same shop under another name, which is another shop to an element. */
const otherShop = shopUrl.replace('127.0.0.1', 'localhost');

interface Manifest {
  modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
}

/** Attributes with which each element shows content. */
const examples: Readonly<Record<string, string>> = {
  product: 'NF1042',
  items: 'NF1042,AS1044',
  slug: 'interiors',
  'source-id': '1',
  limit: '2',
};

const manifest = JSON.parse(
  readFileSync(new URL('../../packages/widgets/custom-elements.json', import.meta.url), 'utf8'),
) as Manifest;
const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== 'diwan-shop')
  .map(({ tagName: tag, attributes }) => ({
    tag,
    markup: `<${tag}${attributes.map(({ name }) => (examples[name] ? ` ${name}="${examples[name]}"` : '')).join('')}></${tag}>`,
  }));

const softly = expect.configure({ soft: true });

interface Watched {
  /** How many elements that were put under observation are still in memory. */
  alive(): Promise<number>;
  usedBytes(): Promise<number>;
  /** Ends the observation of all elements so far. */
  forget(): Promise<void>;
}

const test = base.extend<{ watched: Watched }, Pick<PlaywrightWorkerOptions, 'launchOptions'>>({
  // Functions that are compiled when they have run often would count as heap.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--js-flags=--jitless --no-lazy-feedback-allocation'],
      }),
    { scope: 'worker' },
  ],
  watched: async ({ page }, use) => {
    const partner = await servePages((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
        `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">
           <script src="${shopUrl}/embed/v1/diwan.js" data-elements="${elements.map(({ tag }) => tag).join(' ')}" async></script>
           <main></main><aside></aside>`,
      );
    });
    await page.goto(`http://localhost:${partner.port}/`);
    await page.evaluate(
      (tags) => Promise.all(tags.map((tag) => customElements.whenDefined(tag))),
      elements.map(({ tag }) => tag),
    );
    const session = await page.context().newCDPSession(page);
    await use({
      async alive() {
        await collectGarbage(session);
        return page.evaluate(
          () => (globalThis as { refs?: WeakRef<Element>[] }).refs?.filter((ref) => ref.deref()).length ?? 0,
        );
      },
      async usedBytes() {
        await collectGarbage(session);
        return (await session.send('Runtime.getHeapUsage')).usedSize;
      },
      forget: () =>
        page.evaluate(() => {
          (globalThis as { refs?: WeakRef<Element>[] }).refs = [];
        }),
    });
    partner.close();
  },
});

const collectGarbage = (session: CDPSession) => session.send('HeapProfiler.collectGarbage');

/** Mounts an element in a wrapper, as a page's framework does, and waits until its widget is there. */
const mount = (page: Page, markup: string): Promise<void> =>
  page.evaluate(async (html) => {
    const wrapper = document.createElement('div');
    wrapper.innerHTML = html;
    document.querySelector('main')?.append(wrapper);
    const element = wrapper.firstElementChild as Element;
    const known = globalThis as { refs?: WeakRef<Element>[] };
    known.refs ??= [];
    known.refs.push(new WeakRef(element), new WeakRef(wrapper));
    while (!element.shadowRoot?.querySelector('[lang] > *')) await new Promise(requestAnimationFrame);
  }, markup);

const removeAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const container of ['main', 'aside']) document.querySelector(container)?.replaceChildren();
  });

test.describe('an element that was removed', { tag: '@once' }, () => {
  test('leaves nothing behind', async ({ page, watched }) => {
    for (const { tag, markup } of elements) {
      await mount(page, markup);
      await mount(page, markup);
      // Its responses have arrived too.
      await page.waitForLoadState('networkidle');
      expect(await watched.alive(), tag).toBe(4);
      await removeAll(page);
      await softly.poll(watched.alive, tag).toBe(0);
      await watched.forget();
    }
  });

  test('leaves nothing behind after it was moved, and after its shop changed', async ({ page, watched }) => {
    // Chromium's autofill keeps the last `select` that a page has removed: here that of the list's first shop.
    const moved = elements.filter(({ tag }) => tag !== 'diwan-project-list');
    for (const { markup } of moved) await mount(page, markup);
    await page.evaluate(() =>
      document.querySelector('aside')?.append(...document.querySelectorAll('main > *')),
    );
    await page.evaluate((address) => {
      for (const element of document.querySelectorAll('aside > * > *'))
        element.setAttribute('shop-url', address);
    }, otherShop);
    await page.waitForLoadState('networkidle');
    expect(await watched.alive()).toBe(2 * moved.length);
    await removeAll(page);
    await expect.poll(watched.alive).toBe(0);
  });

  test('leaves nothing behind if it was never shown', async ({ page, watched }) => {
    await page.evaluate(
      (tags) => {
        const made = tags.map((tag) => document.createElement(tag));
        (globalThis as { refs?: WeakRef<Element>[] }).refs = made.map((element) => new WeakRef(element));
        // In the page, and gone again before anything was rendered; the other half was never in it.
        document.querySelector('main')?.append(...made.slice(8));
        document.querySelector('main')?.replaceChildren();
      },
      elements.map(({ tag }) => tag),
    );
    await expect.poll(watched.alive).toBe(0);
  });

  test('leaves the heap as it was, after two hundred', async ({ page, watched }) => {
    const grid = elements.find(({ tag }) => tag === 'diwan-product-grid')?.markup ?? '';
    const cart = elements.find(({ tag }) => tag === 'diwan-cart')?.markup ?? '';
    const mountAndRemove = async (times: number) => {
      for (let time = 0; time < times; time += 2) {
        await mount(page, grid);
        await mount(page, cart);
        await removeAll(page);
      }
      await expect.poll(watched.alive).toBe(0);
      await watched.forget();
      return watched.usedBytes();
    };
    const afterTwenty = await mountAndRemove(20);
    expect(await mountAndRemove(180)).toBeLessThanOrEqual(1.05 * afterTwenty);
  });
});
