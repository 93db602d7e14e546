/**
 * `pnpm bench:presses`: how long a press takes until the screen answers (the browser's own measure: from the event to the
 * next paint) on a machine a sixth as fast: on the server's page before its scripts arrive, while they take the page
 * over, and on a page that works, the first time and again.
 */
import { throttle } from '../tests/journeys/gallery-steps';
import { inBrowser, locales } from './in-browser.mjs';

const TRIES = Number(process.env.TRIES ?? 5);
/** A press is answered by then, or not at all. */
const PATIENCE_MS = 2000;
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

/** Notes how long each event waits for the next paint, in ms. @param {number} durationThreshold */
function noteEvents(durationThreshold) {
  /** @type {PerformanceEntry[]} */
  const events = [];
  const shortest = { durationThreshold };
  Object.assign(globalThis, { events });
  new PerformanceObserver((list) => {
    events.push(...list.getEntries());
  }).observe({ type: 'event', ...shortest });
}

/** Presses a place of the screen as a finger does; a locator's own press would first run checks in the page. @param {import('playwright').Page} page @param {{ x: number, y: number }} place @returns {Promise<number>} */
async function pressed(page, { x, y }) {
  // Nothing is asked of the page right before the press: it would answer late while it is busy.
  const start = Date.now();
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(PATIENCE_MS);
  const waits = await page.evaluate(
    (start) =>
      /** @type {PerformanceEntry[]} */ (/** @type {any} */ (globalThis).events)
        .filter(({ startTime }) => performance.timeOrigin + startTime >= start)
        .map(({ duration }) => duration),
    start,
  );
  return Math.max(SHORTEST_MS, ...waits);
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

/** Between the moments at which a page is pressed whose scripts have just arrived. */
const STEP_MS = 80;

await inBrowser(async (openPage) => {
  for (const locale of locales) {
    for (const [name, target] of Object.entries(targets)) {
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
              await page.addInitScript(noteEvents, SHORTEST_MS);
              await throttle(page, 6);
              await page.route('**/assets/**/*.js', (route) => route.abort());
            },
          },
        );
        const place = await placeOf(target(unscripted));
        note('before the scripts', await pressed(unscripted, place));
        await unscripted.close();

        const waking = await openPage(
          product,
          { locale, ...phone },
          {
            isHydrated: false,
            prepare: async (page) => {
              await page.addInitScript(noteEvents, SHORTEST_MS);
              await throttle(page, 6);
            },
            waitUntil: 'commit',
          },
        );
        await waking.waitForResponse(/entry-client.*js/).then((response) => response.finished());
        await waking.waitForTimeout(turn * STEP_MS);
        note('while hydrating', await pressed(waking, place));
        await waking.close();

        const page = await openPage(
          product,
          { locale, ...phone },
          { prepare: (page) => page.addInitScript(noteEvents, SHORTEST_MS) },
        );
        await throttle(page, 6);
        note('hydrated', await pressed(page, await placeOf(target(page))));
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
