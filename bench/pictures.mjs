/**
 * `pnpm bench:pictures`: latency of the images of a scrolled home page right after a first `start`, with an empty image
 * cache: a phone's images, then a desktop's, over six connections like a browser, while pages are requested as well. An
 * image that isn't encoded in time is sent as the original.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../scripts/build.mjs';
import { demoFolder } from '../scripts/demo-shop.mjs';

const SLOW_MS = 300;
const CONNECTIONS = 6;
/** Display width of images in pixels on a phone and on a desktop. */
const SCREENS = [480, 640];

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/**
 * Time from an open connection to the last byte.
 * @param {string} url @param {Agent} [by] @returns {Promise<{ ms: number, type: string, bytes: number }>}
 */
const timeOf = (url, by) =>
  new Promise((resolve, reject) => {
    let started = performance.now();
    const request = get(url, by ? { agent: by } : {}, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve({ ms: performance.now() - started, type: response.headers['content-type'] ?? '', bytes });
    });
    request.on('socket', () => {
      started = performance.now();
    });
    request.on('error', reject);
  });

/**
 * The AVIF URL of each image of a page in a screen's width, or the next narrower one. @param {string} html @param
 * {number} screen
 */
function picturesOf(html, screen) {
  const sets = [...html.matchAll(/<source type="image\/avif"[^>]* srcSet="([^"]+)"/gi)];
  return sets.flatMap(([, set = '']) => {
    const offered = set
      .replaceAll('&amp;', '&')
      .split(', ')
      .map((candidate) => candidate.split(' '))
      .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }));
    const fitting = offered.filter(({ width }) => width <= screen).at(-1) ?? offered[0];
    return fitting ? [fitting.address] : [];
  });
}

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const port = await freePort();
const shop = spawn(
  process.execPath,
  [fileURLToPath(new URL('../packages/shop/dist/cli.js', import.meta.url)), '--folder', demoFolder, 'start'],
  {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  },
);
try {
  const origin = `http://127.0.0.1:${port}`;
  while (
    await fetch(`${origin}/healthz`).then(
      ({ ok }) => !ok,
      () => true,
    )
  )
    await setTimeout(100);
  const html = await (await fetch(`${origin}/`)).text();
  const addresses = [...new Set(SCREENS.flatMap((screen) => picturesOf(html, screen)))];
  const waited = Promise.all(addresses.map((address) => timeOf(origin + address, agent)));
  /** @type {number[]} */
  const pages = [];
  let isDone = false;
  void waited.then(() => {
    isDone = true;
  });
  while (!isDone) {
    pages.push((await timeOf(`${origin}/products/category/1?page=${pages.length}`)).ms);
    await setTimeout(50);
  }
  const pictures = await waited;
  const times = pictures.map(({ ms }) => ms).sort((one, other) => one - other);
  const slow = times.filter((ms) => ms > SLOW_MS).length;
  const asTheyAre = pictures.filter(({ type }) => type !== 'image/avif').length;
  const slowestPage = Math.max(...pages);
  console.log(`slow images (> ${SLOW_MS} ms)     ${slow} of ${pictures.length}`);
  console.log(
    `median · slowest          ${times[times.length >> 1]?.toFixed(0)} · ${times.at(-1)?.toFixed(0)} ms`,
  );
  console.log(`sent as originals         ${asTheyAre} of ${pictures.length}`);
  console.log(`slowest page meanwhile    ${slowestPage.toFixed(0)} ms of ${pages.length}`);
} finally {
  shop.kill();
  await once(shop, 'exit');
  agent.destroy();
  await rm(dataDir, { recursive: true, force: true });
}
