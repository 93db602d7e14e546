/**
 * `pnpm bench:ssr`: requests per second of server-rendered pages, as a ratio to a constant string from the same server
 * in the same run, which is independent of other load on the machine. Rendered pages are cached for some seconds
 * (docs/decisions/0033), so each page is measured at a fixed URL, as in a traffic spike, and at a new URL every time,
 * as with individual campaign codes, which shows the cost of rendering with cached shared parts; finally once after a
 * content change, when queries run again too. Public API responses are cached likewise.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as reference from '@diwan/reference-api';
import { openShop } from '@diwan/shop/serve';
import { buildChanged } from '../scripts/build.mjs';
import { demoShop } from '../scripts/demo-shop.mjs';
import { load } from './load.mjs';

const seconds = Number(process.env.SECONDS ?? 6);
const connections = 10;
/** Number of content changes after which each page is rendered. */
const TURNS = 60;
const constantPath = '/bench/constant';
/** A constant as long as the home page, to measure the cost of sending that many bytes. */
const longConstantPath = '/bench/long-constant';

const constant = { path: constantPath, language: 'en' };

let home = '';
let addresses = 0;

/**
 * Adds a parameter that is part of the cache key but doesn't change the page; unknown ones are ignored.
 * @param {string} path
 */
const newAddress = (path) => `${path}${path.includes('?') ? '&page=' : '?promo_code=V'}${++addresses}`;

/** @param {string} url @param {{ path: string, language: string, isNew?: boolean, encoding?: string }} page */
async function requestsPerSecond(url, { path: pagePath, language, isNew, encoding = 'identity' }) {
  const headers = { 'accept-language': language, 'accept-encoding': encoding };
  const nextPath = () => (isNew ? newAddress(pagePath) : pagePath);
  await load({ url, headers, connections, nextPath, duration: 1 });
  return load({ url, headers, connections, nextPath, duration: seconds });
}

/** Bytes of a body on the wire, which \`fetch\` would decode. @param {string} url @returns {Promise<number>} */
const wireBytes = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve(bytes);
    }).on('error', reject);
  });

/** @type {reference.OpenDatabase | undefined} */
let database;

/** Milliseconds until the first response of a URL, alternating with the constant. @param {string[]} urls */
async function millisecondsOf(urls) {
  const times = urls.map(() => /** @type {number[]} */ ([]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, url] of urls.entries()) {
      await database?.db.execute('update items set position = position where id = 101');
      const started = performance.now();
      await (await fetch(url, { headers: { 'accept-language': 'en' } })).arrayBuffer();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0);
}

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const { env, fill } = await demoShop({
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  PICTURES_AHEAD: 'off',
  LOG_LEVEL: 'silent',
});
const shop = await openShop(env, {
  fill,
  reference: {
    ...reference,
    prepareDatabase: async (config, options) => {
      database = await reference.prepareDatabase(config, options);
      return database;
    },
  },
  extend: (app) =>
    app
      .get(constantPath, (context) => context.html('<!doctype html><title>constant</title>'))
      .get(longConstantPath, (context) => context.html(home)),
});

try {
  const list = '/api/cms/public/items?limit=24';
  const category = await (await fetch(`${shop.url}/products/category/1`)).text();
  const product = /href="(\/product\/[^"]+)"/.exec(category)?.[1] ?? '/';
  home = await (await fetch(`${shop.url}/`, { headers: { 'accept-language': 'en' } })).text();
  const pages = [
    { name: 'home (en, brotli)', path: '/', language: 'en', encoding: 'br' },
    { name: 'home (ar, brotli)', path: '/', language: 'ar', encoding: 'br' },
    { name: 'category (en, brotli)', path: '/products/category/1', language: 'en', encoding: 'br' },
    { name: 'home (en, 150 KB plain)', path: '/', language: 'en' },
    { name: 'a constant of this length', path: longConstantPath, language: 'en' },
    ...['br', 'identity'].flatMap((encoding) => {
      const kind = { language: 'en', isNew: true, encoding };
      const suffix = `, new (${encoding === 'br' ? 'brotli' : 'plain'})`;
      return [
        { name: `home${suffix}`, path: '/', ...kind },
        { name: `category${suffix}`, path: '/products/category/1', ...kind },
        { name: `product${suffix}`, path: product, ...kind },
      ];
    }),
    { name: 'API list of 24', path: list, language: 'en' },
    { name: 'API list of 24 (brotli)', path: list, language: 'en', encoding: 'br' },
    { name: 'API list, new pages', path: list, language: 'en', isNew: true },
  ];
  const wire = (await wireBytes(shop.url + list)).toLocaleString('en');
  console.log(`${connections} connections, ${seconds} s each; a list of 24 takes ${wire} bytes in brotli\n`);
  for (const page of pages) {
    // Measured before and after, to account for other load.
    const before = await requestsPerSecond(shop.url, constant);
    const { rate, p50, p99 } = await requestsPerSecond(shop.url, page);
    const after = await requestsPerSecond(shop.url, constant);
    const ratio = `1 : ${((before.rate + after.rate) / 2 / rate).toFixed(1)}`;
    console.log(
      `${page.name.padEnd(26)} ${rate.toFixed(0).padStart(7)} req/s  ${ratio.padStart(9)}  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
  }
  const [constantMs = 1, ...changed] = await millisecondsOf(
    [constantPath, '/', '/products/category/1', product].map((address) => shop.url + address),
  );
  console.log('\nOne visitor, content changed before each page: only unchanged parts are cached');
  for (const [index, name] of ['home', 'category', 'product'].entries()) {
    const ms = changed[index] ?? 0;
    console.log(`${name.padEnd(26)} ${ms.toFixed(1).padStart(7)} ms     1 : ${(ms / constantMs).toFixed(1)}`);
  }
} finally {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}
