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
import { build } from 'vite';
import { buildChanged } from '../scripts/build.mjs';
import { openShop } from '../scripts/shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const storefront = path.join(root, 'packages/storefront');

/** The bytes that `--check` fails above. @type {Record<string, number>} */
const budgets = {
  loader: 1_600,
  'embed page with one product grid': 31_000,
  'home, first-load JS': 112_000,
};

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

async function measureEmbed() {
  const file = path.join(root, 'packages/widgets/dist/embed/manifest.json');
  const { loader, elements } = JSON.parse(await readFile(file, 'utf8'));
  const grid = elements['diwan-product-grid'];
  const texts = Math.max(...Object.values(grid.texts).map((size) => size.brotli));
  const page = loader.brotli + grid.brotli + texts;
  measured.loader = loader.brotli;
  measured['embed page with one product grid'] = page;
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

async function measureStorefront() {
  const contents = await contentsOfBuild();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
  const shop = await openShop({
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  try {
    for (const [name, address] of [
      ['home', '/'],
      ['category', '/products/category/1'],
      ['product', '/product/nafud-three-seat-sofa-NF1042'],
    ]) {
      const html = await (
        await fetch(`${shop.url}${address}`, { headers: { 'accept-language': 'en' } })
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
        const weights = contents.get(file) ?? new Map([['(not found in the build)', 1]]);
        const sum = [...weights.values()].reduce((a, b) => a + b, 0) || 1;
        for (const [owner, weight] of weights) {
          byPackage.set(owner, (byPackage.get(owner) ?? 0) + (size * weight) / sum);
        }
      }
      const css = (await Promise.all(styles.map(weigh))).reduce((a, b) => a + b, 0);
      measured[`${name}, first-load JS`] = total;
      console.log(
        `\nstorefront: ${name}, first-load JS ${kilobytes(total)} in ${scripts.length} files, CSS ${kilobytes(css)}`,
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
if (process.argv.includes('--check') && !isWithin) process.exit(1);
