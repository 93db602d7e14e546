/**
 * `pnpm bench:new-pages`: CPU time of a page at a new address, as with individual campaign codes, compressed as browsers
 * ask for. How many a second are served depends on it, and on whatever else the machine does.
 *
 * `AGAINST=../other pnpm bench:new-pages` alternates with another checkout of the project and prints ratios: other load
 * affects both. `RUNS=7` runs more rounds, `SECONDS=3` longer ones.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkouts, median } from './compare.mjs';
import { load } from './load.mjs';

const runs = Number(process.env.RUNS ?? 5);
const duration = Number(process.env.SECONDS ?? 2);
const pages = {
  home: '/',
  category: '/products/category/1',
  product: '/product/nafud-three-seat-sofa-NF1042',
};
const headers = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ar',
};

const program = `
  const { buildChanged } = await import('./scripts/build.mjs');
  await buildChanged();
  const { openDemoShop } = await import('./bench/demo-shop.mjs');
  process.send((await openDemoShop()).url);
  process.on('message', () => process.send(process.cpuUsage()));
`;

/** @typedef {{ url: string, cpuMs(): Promise<number>, close(): void }} Shop */

/**
 * Opens a shop in a process of its own: what one allocates would speed up the other.
 * @param {string} checkout @returns {Promise<Shop>}
 */
async function open(checkout) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = await once(child, 'message');
  const cpuMs = async () => {
    child.send('usage');
    const [{ user, system }] = await once(child, 'message');
    return (user + system) / 1000;
  };
  return { url, cpuMs, close: () => child.kill() };
}

let addresses = 0;
/** @param {Shop} shop @param {string} address @returns {Promise<number>} CPU time of a page, in ms */
async function measure({ url, cpuMs }, address) {
  const before = await cpuMs();
  const first = addresses;
  const nextPath = () => {
    addresses += 1;
    return `${address}?promo_code=V${addresses}`;
  };
  await load({ url, headers, connections: 4, duration, nextPath });
  return ((await cpuMs()) - before) / (addresses - first);
}

const shops = [];
for (const checkout of checkouts) shops.push(await open(checkout));
try {
  for (const [name, address] of Object.entries(pages)) {
    /** @type {number[][]} */
    const times = shops.map(() => []);
    // The first round only warms up.
    for (let run = 0; run <= runs; run += 1)
      for (const [index, shop] of shops.entries()) {
        const time = await measure(shop, address);
        if (run > 0) times[index]?.push(time);
      }
    const [ours = Number.NaN, theirs] = times.map(median);
    const ratio = theirs
      ? `, against ${theirs.toFixed(1)} ms: ${(theirs / ours).toFixed(2)} times as many a second`
      : '';
    const all = times.map((one) => one.map((time) => time.toFixed(1)).join(' ')).join(' | ');
    console.log(`${name}: ${ours.toFixed(1)} ms${ratio}  (${all})`);
  }
} finally {
  for (const shop of shops) shop.close();
}
