/**
 * `pnpm bench:clicks`: time from a visitor's first tap to what it leads to, on a slow phone: 412 × 823, 4× CPU
 * throttling, 1.6 Mbit/s with 150 ms latency. A filter of a category and a product of its list, tapped once the page is
 * quiet; the menu, tapped at the first paint, before the page works.
 *
 * `AGAINST=../other pnpm bench:clicks` alternates with another checkout of the project and prints ratios: other load
 * affects both. `RUNS=7` runs more rounds, `LANGUAGES=ar` other languages.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openBareBrowser } from './bare-browser.mjs';
import { checkouts, median } from './compare.mjs';

const runs = Number(process.env.RUNS ?? 5);
const languages = (process.env.LANGUAGES ?? 'en').split(',');
const phone = { width: 412, height: 823, slowdown: 4 };
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Long enough for what a page fetches in idle time. */
const QUIET_MS = 5000;

const category = '/products/category/1';
const articles = `[...document.querySelectorAll('main article a')].map(({ href }) => href).join()`;

/** What is tapped, and what is true once it has led somewhere; `before` is the value of `noted` before. */
const clicks = {
  filter: {
    target: `document.querySelectorAll('main :is(fieldset, [role="group"]) button')[1]`,
    noted: articles,
    isShown: `${articles} !== before && document.querySelector('main article') && !document.querySelector('main [aria-busy="true"]')`,
    isQuiet: true,
  },
  navigation: {
    target: `document.querySelector('main article h2 a, main article h3 a')`,
    noted: `document.querySelector('h1').textContent`,
    isShown: `location.pathname.startsWith('/product/') && document.querySelector('main h1')?.textContent !== before`,
    isQuiet: true,
  },
  'menu before the page works': {
    target: `[...document.querySelectorAll('header button[aria-haspopup="dialog"]')].at(-1)`,
    noted: '0',
    isShown: `document.querySelector('dialog[open] nav a')`,
    isQuiet: false,
  },
};

/** @param {string} checkout */
async function open(checkout) {
  const module = (/** @type {string} */ file) => import(pathToFileURL(path.join(checkout, file)).href);
  const { buildChanged } = await module('scripts/build.mjs');
  await buildChanged();
  const { openDemoShop } = await module('bench/demo-shop.mjs');
  return /** @type {{ url: string, close(): Promise<void> }} */ (await openDemoShop());
}

const browser = await openBareBrowser();

/** @param {string} url @param {string} language @param {(typeof clicks)[keyof typeof clicks]} click */
async function measure(url, language, { target, noted, isShown, isQuiet }) {
  const page = await browser.openPhone({ ...phone, language });
  await page.throttle(network);
  await page.goto(url + category);
  await page.waitFor(
    `document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0`,
  );
  if (isQuiet) {
    await page.waitFor(
      `document.documentElement.dataset.hydrated === 'true' && document.readyState === 'complete'`,
    );
    await setTimeout(QUIET_MS);
  }
  const place = await page.evaluate(`(() => {
    const before = ${noted};
    let start;
    addEventListener('touchstart', () => { start ??= performance.now(); }, { capture: true, passive: true });
    const look = () => {
      if (start !== undefined && ${isShown}) globalThis.tookMs = performance.now() - start;
      else requestAnimationFrame(look);
    };
    look();
    const target = ${target};
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await page.tap(place);
  await page.waitFor(`globalThis.tookMs !== undefined`);
  const time = await page.evaluate('tookMs');
  await page.close();
  return time;
}

const shops = [];
for (const checkout of checkouts) shops.push(await open(checkout));
try {
  for (const language of languages)
    for (const [name, click] of Object.entries(clicks)) {
      /** @type {number[][]} */
      const times = shops.map(() => []);
      for (let run = 0; run < runs; run += 1)
        for (const [index, { url }] of shops.entries())
          times[index]?.push(await measure(url, language, click));
      const [ours = Number.NaN, theirs] = times.map(median);
      const ratio = theirs ? `, against ${Math.round(theirs)} ms: ${(ours / theirs).toFixed(2)}` : '';
      console.log(
        `${language} ${name}: ${Math.round(ours)} ms${ratio}  (${times.map((one) => one.map(Math.round).join(' ')).join(' | ')})`,
      );
    }
} finally {
  await browser.close();
  for (const shop of shops) await shop.close();
}
