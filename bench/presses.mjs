/**
 * `pnpm bench:presses`: latency of taps (event to next paint, as measured by the browser) at 4× and 6× CPU throttling:
 * on the server-rendered page before its scripts arrive, during hydration, and on the hydrated page, the first and the
 * second time. Alternates with a constant: a page with only a button that shows a panel without any script. Other load
 * affects both, so compare a page with the constant.
 *
 * `pnpm bench:presses menu` measures only the menu; `TRIES=3`, `SLOWDOWNS=4` and `LANGUAGES=ar` make it shorter.
 */
import { setTimeout } from 'node:timers/promises';
import { buildChanged } from '../scripts/build.mjs';
import { openBareBrowser } from './bare-browser.mjs';
import { median } from './compare.mjs';
import { openDemoShop } from './demo-shop.mjs';

/** @typedef {import('./bare-browser.mjs').BarePage} BarePage */

const TRIES = Number(process.env.TRIES ?? 5);
/** Timeout for the response to a tap. */
const PATIENCE_MS = 4000;
/** Time to wait for what a tap opens. */
const SETTLING_MS = 1500;
/** Interval between the moments after the scripts' release at which the page is tapped, to cover all of hydration. */
const STEP_MS = 150;
/** The browser doesn't report shorter durations. */
const SHORTEST_MS = 16;

/** CPU throttling factors: Lighthouse's, and that of the slowest phones on sale. */
const slowdowns = (process.env.SLOWDOWNS ?? '4,6').split(',').map(Number);
const languages = (process.env.LANGUAGES ?? 'en,ar').split(',');
const phone = { width: 390, height: 844 };

const constantPath = '/bench/constant';
const constantPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>constant</title><button popovertarget="panel">Open</button><p id="panel" popover>Panel</p>`;

const product = '/product/nafud-three-seat-sofa-NF1042';

/** Expressions that find the tapped element. @type {Record<string, string>} */
const targets = {
  search: `document.querySelectorAll('header button[aria-haspopup="dialog"]')[0]`,
  menu: `[...document.querySelectorAll('header button[aria-haspopup="dialog"]')].at(-1)`,
  add: `[...document.querySelectorAll('main button')].find((button) => /^(Add to cart|إضافة إلى السلة)$/.test(button.textContent))`,
  // A tap here does nothing: the cost of a tap itself.
  heading: `document.querySelector('h1')`,
};

/** Runs in the page: records the time from each event to the next paint. */
const noteEvents = `
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      presses.push({ name, at: performance.timeOrigin + startTime, duration });
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });`;

/** @typedef {{ name: string, at: number, duration: number }} TimedEvent */

/**
 * Taps a position and returns the latency. @param {BarePage} page @param {{ x: number, y: number }} place @returns
 * {Promise<number>}
 */
async function pressed(page, place) {
  const start = Date.now();
  await page.tap(place);
  /** @type {TimedEvent[]} */
  let ofPress = [];
  // Polls rarely, because evaluating in the page delays painting. The click is the last event of a tap.
  while (!ofPress.some(({ name }) => name === 'click') && Date.now() < start + PATIENCE_MS) {
    await setTimeout(SETTLING_MS);
    ofPress = await page.evaluate(`presses.filter(({ at }) => at >= ${start})`);
  }
  return Math.max(SHORTEST_MS, ...ofPress.map(({ duration }) => duration));
}

/** The position to tap. @param {BarePage} page @param {string} target */
const placeOf = (page, target) =>
  page.evaluate(`(() => {
    const target = ${target};
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);

const wanted = process.argv.slice(2);

await buildChanged();
const shop = await openDemoShop({
  extend: (app) => app.get(constantPath, (context) => context.html(constantPage)),
});
const browser = await openBareBrowser();

/** @typedef {{ slowdown: number, language: string }} Visit */

/** @param {Visit} visit @param {string} address @param {'never' | Promise<void>} [scripts] when they are released */
async function openPage(visit, address, scripts) {
  const page = await browser.openPhone({ ...phone, ...visit });
  await page.prepare(noteEvents);
  if (scripts) await page.keepBack('*/assets/*.js', scripts === 'never' ? undefined : scripts);
  await page.goto(shop.url + address);
  await page.waitFor(`document.readyState !== 'loading'`);
  await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {})');
  await setTimeout(SETTLING_MS);
  return page;
}

/** @param {Visit} visit */
async function pressedConstant(visit) {
  const page = await openPage(visit, constantPath);
  const time = await pressed(page, await placeOf(page, `document.querySelector('button')`));
  await page.close();
  return time;
}

/** @param {Visit} visit @param {string} target */
async function pressedUnscripted(visit, target) {
  const page = await openPage(visit, product, 'never');
  const time = await pressed(page, await placeOf(page, target));
  await page.close();
  return time;
}

/** @param {Visit} visit @param {string} target @param {number} moment milliseconds after the scripts' release */
async function pressedWaking(visit, target, moment) {
  let arrive = () => {};
  const scripts = new Promise((/** @type {(value: void) => void} */ resolve) => {
    arrive = resolve;
  });
  const page = await openPage(visit, product, scripts);
  const place = await placeOf(page, target);
  arrive();
  await setTimeout(moment);
  const time = await pressed(page, place);
  await page.close();
  return time;
}

/** The first and the second tap. @param {Visit} visit @param {string} target */
async function pressedTwice(visit, target) {
  const page = await openPage(visit, product);
  await page.waitFor(`document.documentElement.dataset.hydrated === 'true'`);
  await setTimeout(SETTLING_MS);
  const first = await pressed(page, await placeOf(page, target));
  await page.escape();
  await page.waitFor(`!document.querySelector('dialog')`);
  const again = await pressed(page, await placeOf(page, target));
  await page.close();
  return { first, again };
}

/** @param {string} name @param {string} target @param {Visit} visit */
async function measure(name, target, visit) {
  /** @type {Record<string, number[]>} */
  const times = { 'before the scripts': [], 'while hydrating': [], hydrated: [], again: [] };
  /** @type {number[]} */
  const constants = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    constants.push(await pressedConstant(visit));
    times['before the scripts']?.push(await pressedUnscripted(visit, target));
    times['while hydrating']?.push(await pressedWaking(visit, target, (turn + 1) * STEP_MS));
    constants.push(await pressedConstant(visit));
    const { first, again } = await pressedTwice(visit, target);
    times.hydrated?.push(first);
    times.again?.push(again);
  }
  const constant = median(constants);
  const all = Object.entries(times).map(([when, each]) => {
    const time = median(each);
    const figures = `${time} = constant + ${time - constant} (${(time / constant).toFixed(1)}×), longest ${Math.max(...each)}`;
    return `  ${when.padEnd(20)}${figures}`;
  });
  console.log(
    `${visit.slowdown}× slower, ${visit.language}, ${name}: constant ${constant} ms\n${all.join('\n')}`,
  );
}

try {
  for (const slowdown of slowdowns)
    for (const language of languages)
      for (const [name, target] of Object.entries(targets))
        if (wanted.length === 0 || wanted.includes(name)) await measure(name, target, { slowdown, language });
} finally {
  await browser.close();
  await shop.close();
}
