/**
 * `pnpm bench:ssr`: requests per second of server-rendered pages, as a ratio to a constant string served by the same
 * server in the same run. The machine may be shared and noisy; the ratio says how much a page costs. Visitors share a
 * page for some seconds (docs/decisions/0033), so each page is asked for twice: at one address, as in a rush, and at a
 * new address every time, which says what rendering costs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '@diwan/shop';
import autocannon from 'autocannon';
import { buildChanged } from '../scripts/build.mjs';

const seconds = Number(process.env.SECONDS ?? 6);
const connections = 10;
const constantPath = '/bench/constant';

let addresses = 0;

/** @param {string} path */
const newAddress = (path) => `${path}?visit=${++addresses}`;

/** @param {string} url @param {{ path: string, language: string, isNew?: boolean }} page */
async function requestsPerSecond(url, { path: pagePath, language, isNew }) {
  /** @type {autocannon.Request[]} */
  const requests = [
    {
      path: pagePath,
      ...(isNew && { setupRequest: (request) => ({ ...request, path: newAddress(pagePath) }) }),
    },
  ];
  const load = { url, headers: { 'accept-language': language }, connections, requests };
  await autocannon({ ...load, duration: 2 });
  const { requests: rates, non2xx, latency } = await autocannon({ ...load, duration: seconds });
  if (non2xx > 0) throw new Error(`${pagePath} returned ${non2xx} times with something other than 2xx`);
  return { rate: rates.average, p50: latency.p50, p99: latency.p99 };
}

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const shop = await openShop(
  {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  },
  {
    extend: (app) =>
      app.get(constantPath, (context) => context.html('<!doctype html><title>constant</title>')),
  },
);

try {
  const pages = [
    { name: 'constant string', path: constantPath, language: 'en' },
    { name: 'home (en)', path: '/', language: 'en' },
    { name: 'home (ar)', path: '/', language: 'ar' },
    { name: 'category, 10 cards (en)', path: '/products/category/1', language: 'en' },
    { name: 'home, new addresses', path: '/', language: 'en', isNew: true },
    { name: 'category, new addresses', path: '/products/category/1', language: 'en', isNew: true },
  ];
  let constant = 0;
  console.log(`${connections} connections, ${seconds} s each\n`);
  for (const page of pages) {
    const { rate, p50, p99 } = await requestsPerSecond(shop.url, page);
    constant ||= rate;
    const ratio = `1 : ${(constant / rate).toFixed(1)}`;
    console.log(
      `${page.name.padEnd(26)} ${rate.toFixed(0).padStart(7)} req/s  ${ratio.padStart(9)}  p50 ${p50} ms  p99 ${p99} ms`,
    );
  }
} finally {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}
