/**
 * `pnpm bench:page`: load metrics of home, category and product on a phone, in both languages, compared with a static
 * page of the same cards without scripts. Screen, network and CPU are Lighthouse's: 412 × 823 at 1.75, 1.6 Mbit/s with
 * 150 ms latency, 4× CPU throttling; over HTTP/1.1 and, if `openssl` is available, over TLS and HTTP/2. Pages alternate
 * within each round, so that other load affects all of them: compare within one run.
 *
 * Blocking is the sum of the time beyond 50 ms of every long task until the page has been idle for two seconds. Bytes
 * are everything fetched without scrolling, including after hydration. `RUNS=5` runs more rounds.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '@diwan/shop/serve';
import { chromium } from 'playwright';
import { buildChanged } from '../scripts/build.mjs';
import { demoShop } from '../scripts/demo-shop.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { median } from './compare.mjs';

const runs = Number(process.env.RUNS ?? 3);
const staticPath = '/bench/static';
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;
const QUIET_MS = 2000;

/** @typedef {{ fcp: number, lcp: number, blocking: number, shift: number, bytes: Record<string, number> }} Figures */

/** Runs in the page: collects performance entries from the start. */
function observe() {
  const seen = { fcp: 0, lcp: 0, shift: 0, blocking: 0, longest: 0, lastLong: 0 };
  Object.assign(globalThis, { seen });
  /** @param {string} type @param {(entry: any) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
    seen.longest = Math.max(seen.longest, duration);
  });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, language: string }} page
 * @returns {Promise<Figures>}
 */
async function measure(browser, { url, language }) {
  const context = await browser.newContext({ ...phone, locale: language, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    /** @type {Map<string, string>} */
    const types = new Map();
    /** @type {Record<string, number>} */
    const bytes = {};
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
    return { ...seen, bytes };
  } finally {
    await context.close();
  }
}

/** Removes the scripts from a page. @param {string} html */
const withoutScripts = (html) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** A self-signed certificate for this run; undefined without openssl. @param {string} folder */
async function certificate(folder) {
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  try {
    execFileSync('openssl', [...request, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: await readFile(key), cert: await readFile(cert) };
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {any} server @param {string} folder */
async function benchmark(name, server, folder) {
  let cards = '';
  const { env, fill } = await demoShop({
    ...process.env,
    PORT: '0',
    DATA_DIR: path.join(folder, name),
    RATE_LIMITS: 'off',
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'silent',
  });
  const extend = (/** @type {import('hono').Hono} */ app) => {
    app.get(staticPath, (context) => context.html(cards));
  };
  const shop = await openShop(env, { fill, server, extend });
  const origin = name === 'h2' ? shop.url.replace('http:', 'https:') : shop.url;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const list = await (await context.request.get(`${origin}/products?limit=20`)).text();
    cards = withoutScripts(list);
    const product = /href="(\/product\/[^"]+)"/.exec(list)?.[1] ?? '/';
    const pages = [
      { name: 'static, 20 cards', url: origin + staticPath, language: 'en' },
      ...[
        ['home', '/'],
        ['category', '/products/category/1'],
        ['product', product],
      ].flatMap(([title, address]) =>
        ['en', 'ar'].map((language) => ({ name: `${title} (${language})`, url: origin + address, language })),
      ),
    ];
    // Images are encoded on first request: an unwarmed run would measure the encoder.
    for (const page of pages) await measure(browser, page);
    /** @type {Map<string, Figures[]>} */
    const figures = new Map(pages.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run++) {
      for (const page of pages) figures.get(page.name)?.push(await measure(browser, page));
    }
    console.log(
      `\n${name}, medians of ${runs}`.padEnd(24) +
        '   FCP    LCP  blocking  CLS    JS KB  CSS  fonts  pictures  HTML',
    );
    for (const [page, all] of figures) {
      const of = (/** @type {(one: Figures) => number} */ pick) => median(all.map(pick));
      const kilobytes = (/** @type {string} */ type) =>
        (of(({ bytes }) => bytes[type] ?? 0) / 1000).toFixed(0);
      const times = [of(({ fcp }) => fcp), of(({ lcp }) => lcp), of(({ blocking }) => blocking)];
      console.log(
        page.padEnd(22) +
          times.map((time) => time.toFixed(0).padStart(7)).join('') +
          of(({ shift }) => shift)
            .toFixed(3)
            .padStart(8) +
          ['Script', 'Stylesheet', 'Font', 'Image', 'Document']
            .map((type) => kilobytes(type).padStart(8))
            .join(''),
      );
    }
  } finally {
    await browser.close();
    await shop.close();
  }
}

await buildChanged();
const folder = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
try {
  await benchmark('h1', createServer(), folder);
  const keys = await certificate(folder);
  if (keys) await benchmark('h2', createSecureServer({ allowHTTP1: true, ...keys }), folder);
  else console.log('\nh2: skipped, openssl is missing');
} finally {
  await rm(folder, { recursive: true, force: true });
}
