/**
 * `pnpm bench:presses`: how long a press takes until the screen answers (the browser's own measure: from the event to the
 * next paint) on a machine a sixth as fast: on the server's page before its scripts arrive, and on a page that works.
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

/** Longest time from an event of a press to the next paint, in ms. @param {import('playwright').Page} page @param {import('playwright').Locator} target @returns {Promise<number>} */
async function pressed(page, target) {
  const answered = page.evaluate(
    (patience) =>
      new Promise((resolve) => {
        // Shorter ones aren't reported.
        const events = { type: 'event', durationThreshold: 16 };
        let longest = events.durationThreshold;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe(events);
        setTimeout(() => resolve(longest), patience);
      }),
    PATIENCE_MS,
  );
  await target.tap();
  return answered;
}

/** @param {number[]} times */
const summary = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`;
};

await inBrowser(async (openPage) => {
  for (const locale of locales) {
    for (const [name, target] of Object.entries(targets)) {
      /** @type {number[]} */
      const early = [];
      /** @type {number[]} */
      const later = [];
      for (let turn = 0; turn < TRIES; turn += 1) {
        const unscripted = await openPage(
          product,
          { locale, ...phone },
          {
            isHydrated: false,
            prepare: async (page) => {
              await throttle(page, 6);
              await page.route('**/assets/**/*.js', (route) => route.abort());
            },
          },
        );
        early.push(await pressed(unscripted, target(unscripted)));
        await unscripted.close();

        const page = await openPage(product, { locale, ...phone });
        await throttle(page, 6);
        later.push(await pressed(page, target(page)));
        await page.close();
      }
      console.log(
        `${locale} ${name.padEnd(12)} before the scripts: ${summary(early)} · hydrated: ${summary(later)}`,
      );
    }
  }
});
