/**
 * `pnpm bench:presses`: how long a press takes until the screen answers (the browser's own measure: from the event to the
 * next paint) on a machine a sixth as fast: on the server's page before its scripts arrive, while they take the page
 * over, and on a page that works, the first time and again.
 */
import { setTimeout } from 'node:timers/promises';
import { throttle } from '../tests/journeys/gallery-steps';
import { inBrowser, locales } from './in-browser.mjs';

const TRIES = Number(process.env.TRIES ?? 5);
/** A press is answered by then, or not at all. */
const PATIENCE_MS = 2000;
/** What a press opens is there by then. */
const SETTLING_MS = 1500;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const product = '/product/nafud-three-seat-sofa-NF1042';
/** @type {Record<string, (page: import('playwright').Page) => import('playwright').Locator>} */
const targets = {
  search: (page) => page.locator('header button[aria-haspopup="dialog"]').first(),
  menu: (page) => page.locator('header button[aria-haspopup="dialog"]').last(),
  'add to cart': (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Add to cart|إضافة إلى السلة)$/ })
      .first(),
  // What the machine takes for nothing.
  'a heading': (page) => page.getByRole('heading', { level: 1 }),
};

/** Shorter times from an event to the next paint aren't reported. */
const SHORTEST_MS = 16;

/** @typedef {{ name: string, at: number, duration: number }} TimedEvent */

/** What pages reported of their events so far. @type {WeakMap<import('playwright').Page, TimedEvent[]>} */
const eventsOf = new WeakMap();

/** Has a page report how long each event waited for the next paint: asking it later would keep it from painting. @param {import('playwright').Page} page */
async function reportEvents(page) {
  /** @type {TimedEvent[]} */
  const events = [];
  eventsOf.set(page, events);
  await page.exposeFunction('report', (/** @type {TimedEvent[]} */ seen) => events.push(...seen));
  await page.addInitScript((durationThreshold) => {
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      const seen = list.getEntries().map(({ name, startTime, duration }) => {
        return { name, at: performance.timeOrigin + startTime, duration };
      });
      /** @type {any} */ (globalThis).report(seen);
    }).observe(options);
  }, SHORTEST_MS);
}

/** Presses a place of the screen as a finger does; a locator's own press would first run checks in the page. @param {import('playwright').Page} page @param {{ x: number, y: number }} place @returns {Promise<number>} */
async function pressed(page, { x, y }) {
  const start = Date.now();
  await page.touchscreen.tap(x, y);
  const ofPress = () => eventsOf.get(page)?.filter(({ at }) => at >= start) ?? [];
  // The last event of a press.
  while (!ofPress().some(({ name }) => name === 'click') && Date.now() < start + PATIENCE_MS)
    await setTimeout(20);
  return Math.max(SHORTEST_MS, ...ofPress().map(({ duration }) => duration));
}

/** Where a finger would press. @param {import('playwright').Locator} target */
async function placeOf(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {number[]} times */
const summary = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return `median ${sorted[Math.floor(sorted.length / 2)]}, longest ${sorted.at(-1)}`.padEnd(26);
};

/** Between the moments at which a page is pressed whose scripts have just arrived: all of hydration is pressed. */
const STEP_MS = 150;

/** `pnpm bench:presses menu` presses that alone. */
const wanted = process.argv.slice(2);

await inBrowser(async (openPage) => {
  for (const locale of locales) {
    for (const [name, target] of Object.entries(targets)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      /** @type {Record<string, number[]>} */
      const times = { 'before the scripts': [], 'while hydrating': [], hydrated: [], again: [] };
      /** @param {string} when @param {number} time */
      const note = (when, time) => times[when]?.push(time);
      for (let turn = 0; turn < TRIES; turn += 1) {
        const unscripted = await openPage(
          product,
          { locale, ...phone },
          {
            isHydrated: false,
            prepare: async (page) => {
              await reportEvents(page);
              await throttle(page, 6);
              await page.route('**/assets/**/*.js', (route) => route.abort());
            },
          },
        );
        const place = await placeOf(target(unscripted));
        note('before the scripts', await pressed(unscripted, place));
        await unscripted.close();

        let arrive = () => {};
        const arrived = new Promise((resolve) => {
          arrive = () => resolve(undefined);
        });
        const waking = await openPage(
          product,
          { locale, ...phone },
          {
            isHydrated: false,
            prepare: async (page) => {
              await reportEvents(page);
              await throttle(page, 6);
              // Nobody presses what doesn't show yet.
              await page.route('**/assets/**/*.js', (route) => arrived.then(() => route.continue()));
            },
            waitUntil: 'commit',
          },
        );
        await waking.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
        await setTimeout(SETTLING_MS);
        const entry = waking.waitForResponse(/entry-client.*js/);
        arrive();
        await (await entry).finished();
        await setTimeout(turn * STEP_MS);
        note('while hydrating', await pressed(waking, place));
        await waking.close();

        const page = await openPage(product, { locale, ...phone }, { prepare: reportEvents });
        await throttle(page, 6);
        note('hydrated', await pressed(page, await placeOf(target(page))));
        await setTimeout(SETTLING_MS);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
        note('again', await pressed(page, await placeOf(target(page))));
        await page.close();
      }
      const all = Object.entries(times).map(([when, each]) => `${when}: ${summary(each)}`);
      console.log(`${locale} ${name.padEnd(12)} ${all.join(' · ')}`);
    }
  }
});
