/**
 * `pnpm bench:presses`: how long a press takes until the screen answers (the browser's own measure: from the event to the
 * next paint) on a machine a sixth as fast: on the server's page before its scripts arrive, while they take the page
 * over, and on a page that works, the first time and again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openShop } from '@diwan/shop';
import { buildChanged } from '../scripts/build.mjs';
import { openBareBrowser } from './bare-browser.mjs';

/** @typedef {import('./bare-browser.mjs').BarePage} BarePage */

const TRIES = Number(process.env.TRIES ?? 5);
/** A press is answered by then, or not at all. */
const PATIENCE_MS = 4000;
/** What a press opens is there by then. */
const SETTLING_MS = 1500;
/** Between the moments at which a page is pressed whose scripts have just been let go: all of hydration is pressed. */
const STEP_MS = 150;
/** Shorter times from an event to the next paint aren't reported. */
const SHORTEST_MS = 16;

const languages = ['en', 'ar'];
const phone = { width: 390, height: 844, slowdown: 6 };
const product = '/product/nafud-three-seat-sofa-NF1042';

/** How the page finds what is pressed. @type {Record<string, string>} */
const targets = {
  search: `document.querySelectorAll('header button[aria-haspopup="dialog"]')[0]`,
  menu: `[...document.querySelectorAll('header button[aria-haspopup="dialog"]')].at(-1)`,
  add: `[...document.querySelectorAll('main button')].find((button) => /^(Add to cart|إضافة إلى السلة)$/.test(button.textContent))`,
  // What the machine takes for nothing.
  heading: `document.querySelector('h1')`,
};

/** Notes in the page how long each event waited for the next paint. */
const noteEvents = `
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      presses.push({ name, at: performance.timeOrigin + startTime, duration });
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });`;

/** @typedef {{ name: string, at: number, duration: number }} TimedEvent */

/** Presses a place of the screen as a finger does. @param {BarePage} page @param {{ x: number, y: number }} place @returns {Promise<number>} */
async function pressed(page, place) {
  const start = Date.now();
  await page.tap(place);
  /** @type {TimedEvent[]} */
  let ofPress = [];
  // Seldom, since a page that is asked doesn't paint. The click is the last event of a press.
  while (!ofPress.some(({ name }) => name === 'click') && Date.now() < start + PATIENCE_MS) {
    await setTimeout(SETTLING_MS);
    ofPress = await page.evaluate(`presses.filter(({ at }) => at >= ${start})`);
  }
  return Math.max(SHORTEST_MS, ...ofPress.map(({ duration }) => duration));
}

/** Where a finger would press. @param {BarePage} page @param {string} target */
const placeOf = (page, target) =>
  page.evaluate(`(() => {
    const target = ${target};
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);

/** @param {number[]} times */
const summary = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return `median ${sorted[Math.floor(sorted.length / 2)]}, longest ${sorted.at(-1)}`.padEnd(26);
};

/** `pnpm bench:presses menu` presses that alone. */
const wanted = process.argv.slice(2);

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const shop = await openShop({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  PICTURES_AHEAD: 'off',
  LOG_LEVEL: 'silent',
});
const browser = await openBareBrowser();

/** @param {string} language @param {'never' | Promise<void>} [scripts] when they come */
async function openProduct(language, scripts) {
  const page = await browser.openPhone({ ...phone, language });
  await page.prepare(noteEvents);
  if (scripts) await page.keepBack('*/assets/*.js', scripts === 'never' ? undefined : scripts);
  await page.goto(`${shop.url}${product}`);
  await page.waitFor(`document.readyState !== 'loading'`);
  await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {})');
  await setTimeout(SETTLING_MS);
  return page;
}

try {
  for (const language of languages) {
    for (const [name, target] of Object.entries(targets)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      /** @type {Record<string, number[]>} */
      const times = { 'before the scripts': [], 'while hydrating': [], hydrated: [], again: [] };
      /** @param {string} when @param {number} time */
      const note = (when, time) => times[when]?.push(time);
      for (let turn = 0; turn < TRIES; turn += 1) {
        const unscripted = await openProduct(language, 'never');
        note('before the scripts', await pressed(unscripted, await placeOf(unscripted, target)));
        await unscripted.close();

        let arrive = () => {};
        const waking = await openProduct(
          language,
          new Promise((resolve) => {
            arrive = resolve;
          }),
        );
        const place = await placeOf(waking, target);
        arrive();
        await setTimeout((turn + 1) * STEP_MS);
        note('while hydrating', await pressed(waking, place));
        await waking.close();

        const page = await openProduct(language);
        await page.waitFor(`document.documentElement.dataset.hydrated === 'true'`);
        await setTimeout(SETTLING_MS);
        note('hydrated', await pressed(page, await placeOf(page, target)));
        await page.escape();
        await page.waitFor(`!document.querySelector('dialog')`);
        note('again', await pressed(page, await placeOf(page, target)));
        await page.close();
      }
      const all = Object.entries(times).map(([when, each]) => `${when}: ${summary(each)}`);
      console.log(`${language} ${name.padEnd(8)} ${all.join(' · ')}`);
    }
  }
} finally {
  await browser.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}
