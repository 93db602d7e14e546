/**
 * `pnpm bench:start`: how long a built shop takes until it has served its first page: the first start, which creates the
 * database and brings the content into it, and the next ones. Alternates with another checkout: `AGAINST=../other`.
 * `ROUNDS=3` sets the amount.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildChanged } from '../scripts/build.mjs';
import { withShop } from '../scripts/with-shop.mjs';
import { checkouts, median } from './compare.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);

await buildChanged();

/** @param {string} checkout @param {string} dataDir @returns {Promise<number>} in ms */
async function start(checkout, dataDir) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, PICTURES_AHEAD: 'off', LOG_LEVEL: 'silent' };
  const started = performance.now();
  let served = 0;
  await withShop([process.execPath, 'scripts/start.mjs'], { cwd: checkout, env }, async (url) => {
    const response = await fetch(`${url}/?lang=ar`);
    if (!response.ok) throw new Error(`${checkout}: ${response.status}`);
    await response.text();
    served = performance.now() - started;
  });
  return served;
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

const trial = await mkdtemp(path.join(tmpdir(), 'diwan-start-'));
/** @type {Map<string, { first: number[], next: number[] }>} */
const times = new Map(checkouts.map((checkout) => [checkout, { first: [], next: [] }]));
for (let round = 0; round < rounds; round += 1)
  for (const [checkout, { first, next }] of times) {
    const dataDir = path.join(trial, `${path.basename(checkout)}-${round}`);
    first.push(await start(checkout, dataDir));
    next.push(await start(checkout, dataDir));
  }
await rm(trial, { recursive: true, force: true });

for (const kind of /** @type {const} */ (['first', 'next'])) {
  const [own = 0, other] = checkouts.map((checkout) => median(times.get(checkout)?.[kind] ?? []));
  const ratio = other ? `; ${seconds(other)} of ${checkouts[1]}, ratio ${(own / other).toFixed(2)}` : '';
  console.log(`${kind} start: ${seconds(own)}${ratio}`);
}
