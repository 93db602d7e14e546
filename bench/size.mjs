/**
 * `pnpm bench:size`: what a visitor downloads before a page works, in brotli bytes (level 11, each file by itself as it
 * travels), by package. `--check` fails when a budget is exceeded.
 *
 * The embed figures come from the embed build's manifest. The storefront's come from what its documents ask for:
 * the entry and the modules preloaded with it. Fonts and pictures are left out.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { openShop } from '@diwan/shop';
import { build } from 'vite';
import { buildChanged } from '../scripts/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const storefront = path.join(root, 'packages/storefront');

/** The bytes that `--check` fails above. Why a grid isn't below 31 KB: docs/decisions/0031. @type {Record<string, number>} */
const budgets = {
  loader: 1_638,
  'embed page with one product grid': 42_000,
  'embed page with all elements': 114_000,
  'home, first-load JS': 115_000,
  'category, first-load JS': 110_300,
  'product, first-load JS': 124_500,
};

/** Every file costs a request and compresses by itself, so smaller ones belong into another. */
const SMALLEST_FILE = 1_000;
/** Where files are named by groups, the bundler takes its own helpers out of all of them. */
const BUNDLER_FILE = /^\/assets\/rolldown-runtime-/;
/** Loaded only by those who need them. */
const LAZY_PACKAGES = ['qrcode', 'valibot', '@splidejs/splide'];

/** @param {Uint8Array} bytes */
const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {string} moduleId path of a bundled module */
function packageOf(moduleId) {
  const dependency = moduleId.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (dependency) return dependency;
  if (moduleId.includes('/locales/')) return '(texts)';
  return moduleId.match(/\/packages\/([^/]+)\//)?.[1] ?? '(bundler)';
}

/** Shares of a total, largest first, one per line. @param {Map<string, number>} weights @param {number} total */
function printShares(weights, total) {
  const sum = [...weights.values()].reduce((a, b) => a + b, 0);
  for (const [name, weight] of [...weights].sort(([, a], [, b]) => b - a)) {
    const share = (weight / sum) * total;
    if (share >= 100) console.log(`    ${kilobytes(share).padStart(9)}  ${name}`);
  }
}

/** @type {Record<string, number>} */
const measured = {};

/** What breaks a rule other than a budget. @type {string[]} */
const faults = [];

async function measureEmbed() {
  const file = path.join(root, 'packages/widgets/dist/embed/manifest.json');
  const { loader, elements, together } = JSON.parse(await readFile(file, 'utf8'));
  const grid = elements['diwan-product-grid'];
  const texts = Math.max(...Object.values(grid.texts).map((size) => size.brotli));
  const page = loader.brotli + grid.brotli + texts;
  measured.loader = loader.brotli;
  measured['embed page with one product grid'] = page;
  measured['embed page with all elements'] = loader.brotli + together.brotli;
  console.log(`embed: loader ${kilobytes(loader.brotli)}`);
  console.log(
    `embed: page with one product grid ${kilobytes(page)} (loader, modules and styles, texts of one language)`,
  );
  printShares(new Map(Object.entries(grid.packages)), grid.brotli);
}

/** What each built file is made of, by package: the same build once more, in memory. */
async function contentsOfBuild() {
  const result = await build({
    configFile: path.join(storefront, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return new Map(
    output.flatMap((item) => {
      if (item.type !== 'chunk') return [];
      /** @type {Map<string, number>} */
      const weights = new Map();
      for (const [id, { renderedLength }] of Object.entries(item.modules)) {
        const name = packageOf(id);
        weights.set(name, (weights.get(name) ?? 0) + renderedLength);
      }
      return [[`/${item.fileName}`, weights]];
    }),
  );
}

/** The files of a kind that a document asks for. @param {string} html @param {RegExp} pattern */
const filesIn = (html, pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];

const firstLoads = [
  { name: 'home', address: '/' },
  { name: 'category', address: '/products/category/1' },
  { name: 'product', address: '/product/nafud-three-seat-sofa-NF1042' },
].flatMap((page) => ['en', 'ar'].map((language) => ({ ...page, language })));

async function measureStorefront() {
  const contents = await contentsOfBuild();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
  const shop = await openShop({
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'silent',
  });
  try {
    for (const { name, address, language } of firstLoads) {
      const html = await (
        await fetch(`${shop.url}${address}`, { headers: { 'accept-language': language } })
      ).text();
      const scripts = filesIn(html, /(?:type="module" src|rel="modulepreload" href)="([^"]+)"/g);
      const styles = filesIn(html, /rel="stylesheet" href="([^"]+)"/g);
      const weigh = async (/** @type {string} */ file) =>
        brotli(await readFile(path.join(storefront, 'dist/client', file)));
      /** @type {Map<string, number>} */
      const byPackage = new Map();
      let total = 0;
      for (const file of scripts) {
        const size = await weigh(file);
        total += size;
        if (size < SMALLEST_FILE && !BUNDLER_FILE.test(file))
          faults.push(`${name} (${language}) loads ${file}, a file of ${size} bytes`);
        const weights = contents.get(file) ?? new Map([['(not found in the build)', 1]]);
        const sum = [...weights.values()].reduce((a, b) => a + b, 0) || 1;
        for (const [owner, weight] of weights) {
          byPackage.set(owner, (byPackage.get(owner) ?? 0) + (size * weight) / sum);
        }
      }
      for (const lazy of LAZY_PACKAGES)
        if (byPackage.has(lazy)) faults.push(`${name} (${language}) loads ${lazy} at first`);
      const css = (await Promise.all(styles.map(weigh))).reduce((a, b) => a + b, 0);
      const budget = `${name}, first-load JS`;
      // Languages differ by their texts: the larger one counts.
      measured[budget] = Math.max(total, measured[budget] ?? 0);
      console.log(
        `\nstorefront: ${name} (${language}), first-load JS ${kilobytes(total)} in ${scripts.length} files, CSS ${kilobytes(css)}`,
      );
      printShares(byPackage, total);
    }
  } finally {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await buildChanged();
await measureEmbed();
await measureStorefront();

console.log('\nbudgets');
let isWithin = true;
for (const [name, limit] of Object.entries(budgets)) {
  const size = measured[name] ?? Number.POSITIVE_INFINITY;
  isWithin &&= size <= limit;
  console.log(`${size <= limit ? 'within' : 'OVER  '}  ${name}: ${kilobytes(size)} of ${kilobytes(limit)}`);
}
for (const fault of faults) console.log(`FAULT   ${fault}`);
if (process.argv.includes('--check') && (!isWithin || faults.length > 0)) process.exit(1);
