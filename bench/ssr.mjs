/**
 * `pnpm bench:ssr`: requests per second of server-rendered pages, as a ratio to a constant string served by the same
 * server in the same run. The machine may be shared and noisy; the ratio says how much rendering costs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildChanged } from '../scripts/build.mjs';
import { openShop } from '../scripts/shop.mjs';

const seconds = Number(process.env.SECONDS ?? 6);
const connections = 10;
const constantPath = '/bench/constant';

/** @param {string} url @param {Record<string, string>} headers */
async function requestsPerSecond(url, headers) {
  const load = { url, headers, connections };
  await autocannon({ ...load, duration: 2 });
  const { requests, non2xx, latency } = await autocannon({ ...load, duration: seconds });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with something other than 2xx`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const shop = await openShop(
  {
    ...process.env,
    NODE_ENV: 'production',
    PORT: process.env.PORT ?? '4390',
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
    { name: 'category, 20 cards (en)', path: '/products/category/1?limit=20', language: 'en' },
  ];
  let constant = 0;
  console.log(`${connections} connections, ${seconds} s each\n`);
  for (const page of pages) {
    const { rate, p50, p99 } = await requestsPerSecond(`${shop.url}${page.path}`, {
      'accept-language': page.language,
    });
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
