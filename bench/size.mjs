/**
 * `pnpm bench:size`: what a visitor downloads before a page works, by package, in brotli bytes (level 11, each file
 * compressed separately, as served). `--check` fails when a budget is exceeded, and doesn't divide the embed's sizes among
 * packages, which takes another build.
 *
 * Embed figures include the files listed in its manifest. Storefront figures include the entry, the preloaded modules,
 * and what a page fetches after hydration; what it fetches in idle time, for the next click, is counted apart. Fonts and images are excluded.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openShop } from '@diwan/shop/serve';
import { build } from 'vite';
import { brotli } from '../packages/storefront/build/compress.mjs';
import { bundleElements } from '../packages/widgets/build/embed/bundle.mjs';
import { buildChanged } from '../scripts/build.mjs';
import { demoShop } from '../scripts/demo-shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const storefront = path.join(root, 'packages/storefront');

/**
 * Ceilings in bytes, 5 % above what was reached when they were set: `--check` fails above one. Sizes are a trend to look
 * at, not goals. @type {Record<string, number>}
 */
const budgets = {
  loader: 2_200,
  'embed page with one product grid': 61_700,
  'embed page with a product card and the cart': 84_300,
  'embed page with all elements': 165_000,
  'home, JS without scrolling': 131_500,
  'category, JS without scrolling': 140_500,
  'product, JS without scrolling': 141_000,
  'home, code for the next click': 45_000,
  'category, code for the next click': 34_500,
  'product, code for the next click': 46_700,
  'home, document before compression': 158_500,
  'category, document before compression': 88_000,
  'product, document before compression': 112_500,
};

/** Label of files that aren't part of this build. */
const NOT_FOUND = '(not found in the build)';
/** Loaded on demand only. */
const LAZY_PACKAGES = ['qrcode', '@splidejs/splide'];

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {string} moduleId path of a bundled module */
function packageOf(moduleId) {
  const dependency = moduleId.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (dependency) return dependency;
  if (moduleId.endsWith(':registered') || moduleId.includes('.vanilla.css')) return '(styles)';
  if (moduleId.includes('/locales/')) return '(texts)';
  return moduleId.match(/\/packages\/([^/]+)\//)?.[1] ?? '(bundler)';
}

/**
 * Splits the size of a file among its packages. @param {Map<string, number>} sizes @param {Map<string, number> |
 * undefined} weights @param {number} size
 */
function addShares(sizes, weights = new Map([[NOT_FOUND, 1]]), size) {
  const sum = [...weights.values()].reduce((a, b) => a + b, 0) || 1;
  for (const [owner, weight] of weights) sizes.set(owner, (sizes.get(owner) ?? 0) + (size * weight) / sum);
}

/** @param {Iterable<string>} files @param {(file: string) => Promise<number>} weigh */
const sumOf = async (files, weigh) =>
  (await Promise.all([...files].map(weigh))).reduce((sum, size) => sum + size, 0);

/** Shares of a total, largest first, one per line. @param {Map<string, number>} weights @param {number} total */
function printShares(weights, total) {
  const sum = [...weights.values()].reduce((a, b) => a + b, 0);
  for (const [name, weight] of [...weights].sort(([, a], [, b]) => b - a)) {
    const share = (weight / sum) * total;
    if (share >= 100) console.log(`    ${kilobytes(share).padStart(9)}  ${name}`);
  }
}

const isCheck = process.argv.includes('--check');

/** @type {Record<string, number>} */
const measured = {};

/** Violations of rules other than budgets. @type {string[]} */
const faults = [];

/** Tags by page. @param {string[]} all */
const embedPages = (all) => ({
  'one product grid': ['diwan-product-grid'],
  'a product card and the cart': ['diwan-product-card', 'diwan-cart'],
  'all elements': all,
});

async function measureEmbed() {
  const file = path.join(root, 'packages/widgets/dist/embed/manifest.json');
  /** @type {{ loader: { file: string }, elements: Record<string, { files: string[], texts: Record<string, string[]> }> }} */
  const { loader, elements } = JSON.parse(await readFile(file, 'utf8'));
  const weigh = async (/** @type {string} */ name) =>
    (await brotli(await readFile(path.join(path.dirname(file), name)))).length;
  const contents = isCheck ? undefined : contentsOf(await bundleElements(Object.keys(elements)));

  /** Loader, modules and styles, and texts of the heavier language. @param {string[]} tags */
  async function weighPage(tags) {
    const used = Object.entries(elements).filter(([tag]) => tags.includes(tag));
    const files = new Set([loader.file, ...used.flatMap(([, element]) => element.files)]);
    const texts = await Promise.all(
      ['en', 'ar'].map((language) =>
        sumOf(new Set(used.flatMap(([, element]) => element.texts[language] ?? [])), weigh),
      ),
    );
    return { files, size: (await sumOf(files, weigh)) + Math.max(...texts) };
  }

  measured.loader = await weigh(loader.file);
  console.log(`embed: loader ${kilobytes(measured.loader)}`);
  for (const [name, tags] of Object.entries(embedPages(Object.keys(elements)))) {
    const { files, size } = await weighPage(tags);
    measured[`embed page with ${name}`] = size;
    console.log(`\nembed: page with ${name} ${kilobytes(size)}`);
    if (!contents) continue;
    /** @type {Map<string, number>} */
    const byPackage = new Map();
    for (const used of files)
      addShares(
        byPackage,
        contents.get(`/${used.replace(/^chunks\/[^/]+/, 'chunks/HASH')}`),
        await weigh(used),
      );
    printShares(byPackage, size);
  }
}

/** The contents of each built file by package, from an identical in-memory build. */
async function contentsOfStorefront() {
  // The same mode as the build, so that file names match.
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: path.join(storefront, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  return contentsOf(/** @type {import('vite').Rolldown.RolldownOutput} */ (result).output);
}

/** Bytes before minification by file and package. @param {import('vite').Rolldown.RolldownOutput['output'][number][]} output */
function contentsOf(output) {
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

/** The files referenced by a document that match a pattern. @param {string} html @param {RegExp} pattern */
const filesIn = (html, pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];

const firstLoads = [
  { name: 'home', address: '/' },
  { name: 'category', address: '/products/category/1' },
  { name: 'product', address: '/product/nafud-three-seat-sofa-NF1042' },
].flatMap((page) => ['en', 'ar'].map((language) => ({ ...page, language })));

/** Loaded by every page after hydration. */
const UNASKED_SOURCE = 'src/layout/notices/OfflineNotice';

/** The files of a source module and all its imports. @param {string} source */
async function filesOf(source) {
  /** @type {{ sources: Record<string, string>, imports: Record<string, string[]> }} */
  const { sources, imports } = JSON.parse(
    await readFile(path.join(storefront, 'dist/client/.vite/asset-map.json'), 'utf8'),
  );
  const file = sources[source];
  if (!file) throw new Error(`The storefront's build doesn't name ${source}.`);
  const found = new Set([file]);
  for (const one of found) for (const imported of imports[one] ?? []) found.add(imported);
  return found;
}

async function measureStorefront() {
  const unasked = await filesOf(UNASKED_SOURCE);
  const contents = await contentsOfStorefront();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
  const { env, fill } = await demoShop({
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'silent',
  });
  const shop = await openShop(env, { fill });
  try {
    for (const { name, address, language } of firstLoads) {
      const html = await (
        await fetch(`${shop.url}${address}`, { headers: { 'accept-language': language } })
      ).text();
      const [first = '', next = ''] = html.split('<template id="next-code">');
      const pattern = /(?:type="module" src|rel="modulepreload" href)="([^"]+)"/g;
      const named = filesIn(first, pattern);
      const scripts = new Set([...named, ...unasked]);
      const styles = filesIn(html, /rel="stylesheet" href="([^"]+)">/g);
      const weigh = async (/** @type {string} */ file) =>
        (await brotli(await readFile(path.join(storefront, 'dist/client', file)))).length;
      /** @type {Map<string, number>} */
      const byPackage = new Map();
      let total = 0;
      for (const file of scripts) {
        const size = await weigh(file);
        total += size;
        addShares(byPackage, contents.get(file), size);
      }
      for (const lazy of LAZY_PACKAGES)
        if (byPackage.has(lazy)) faults.push(`${name} (${language}) loads ${lazy} initially`);
      if (byPackage.has(NOT_FOUND))
        faults.push(`${name} (${language}) loads files that aren't in this build`);
      const css = await sumOf(styles, weigh);
      const nextSize = await sumOf(filesIn(next, pattern), weigh);
      const sizes = {
        'JS without scrolling': total,
        'code for the next click': nextSize,
        'document before compression': Buffer.byteLength(html),
      };
      // Languages differ in their texts; the larger one counts.
      for (const [part, size] of Object.entries(sizes)) {
        const budget = `${name}, ${part}`;
        measured[budget] = Math.max(size, measured[budget] ?? 0);
      }
      console.log(
        `\nstorefront: ${name} (${language}), JS without scrolling ${kilobytes(total)} in ${scripts.size} files, CSS ${kilobytes(css)}, next click ${kilobytes(nextSize)}`,
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
if (isCheck && (!isWithin || faults.length > 0)) process.exit(1);
