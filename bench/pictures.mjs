import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../scripts/build.mjs';
import { demoFolder } from '../scripts/demo-shop.mjs';
import { withShop } from '../scripts/with-shop.mjs';

const PICTURES = 500;
const TURNS = 20;
const WIDTHS = [640, 320, 480, 960];
const PAGES = ['/', '/products/category/1', '/product/nafud-three-seat-sofa-NF1042'];

await buildChanged();
const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const media = path.join(demoFolder, 'media');
const files = (await readdir(media, { recursive: true })).filter((file) => file.endsWith('.webp')).sort();
const pictures = WIDTHS.flatMap((width) =>
  files.map((file) => `/files/media/${file}?w=${width}&f=avif`),
).slice(0, PICTURES);

/** @param {readonly number[]} times */
const p95 = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

const command = [
  fileURLToPath(new URL('../packages/shop/dist/cli.js', import.meta.url)),
  '-C',
  demoFolder,
  'start',
];
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  PICTURES_AHEAD: 'off',
};
await withShop([process.execPath, ...command], { cwd: demoFolder, env }, async (url) => {
  let addresses = 0;
  async function timePage() {
    addresses += 1;
    const start = performance.now();
    await (await fetch(`${url}${PAGES[addresses % PAGES.length]}?promo_code=V${addresses}`)).text();
    return performance.now() - start;
  }
  /** Asks until it is encoded: until then the answer is the original. @param {string} address */
  async function make(address) {
    for (;;) {
      const response = await fetch(url + address);
      await response.arrayBuffer();
      if (response.headers.get('content-type') === 'image/avif' || !response.ok) return;
      await setTimeout(20);
    }
  }
  /** @param {Promise<unknown>} end @param {number[]} times */
  async function timePages(end, times) {
    let isOver = false;
    void end.then(() => {
      isOver = true;
    });
    while (!isOver) {
      times.push(await timePage());
      await setTimeout(10);
    }
  }
  for (let page = 0; page < 200; page += 1) await timePage();
  /** @type {number[]} */ const alone = [];
  /** @type {number[]} */ const busy = [];
  let making = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const next = pictures.slice((turn * PICTURES) / TURNS, ((turn + 1) * PICTURES) / TURNS);
    const start = performance.now();
    await timePages(
      (async () => {
        for (const address of next) await make(address);
      })(),
      busy,
    );
    const took = performance.now() - start;
    making += took;
    await timePages(setTimeout(took), alone);
  }
  console.log(`pages alone            p95 ${p95(alone).toFixed(1)} ms of ${alone.length}`);
  console.log(
    `while pictures encode  p95 ${p95(busy).toFixed(1)} ms of ${busy.length}: ${(p95(busy) / p95(alone)).toFixed(2)} x`,
  );
  console.log(`${pictures.length} pictures in ${(making / 1000).toFixed(0)} s`);
});
await rm(dataDir, { recursive: true, force: true });
