import path from 'node:path';
import { locales } from './element-entries-plugin.mjs';
import { brotli } from './write-files.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * @typedef {object} Size
 * @property {number} raw bytes of the files
 * @property {number} brotli bytes at level 11, each file compressed by itself as it travels
 */

/** @param {readonly (Buffer | undefined)[]} files @returns {Size} */
const sizeOf = (files) => ({
  raw: files.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0),
  brotli: files.reduce((sum, bytes) => sum + (bytes ? brotli(bytes).length : 0), 0),
});

/** The module that starts an element. @param {Metafile} metafile @param {string} tag */
export function entryOf(metafile, tag) {
  const entry = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === `element:${tag}`,
  );
  if (!entry) throw new Error(`No module was built for <${tag}>.`);
  return entry[0];
}

/**
 * The files an element needs before it can start: its entry and all it imports statically, entry first; `withLater`
 * adds what it may import later.
 * @param {Metafile} metafile @param {string} tag @param {{ withLater?: boolean }} [options]
 */
export function filesOf(metafile, tag, { withLater = false } = {}) {
  const files = new Set([entryOf(metafile, tag)]);
  for (const file of files) {
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' || withLater) files.add(imported);
    }
  }
  return [...files];
}

/**
 * The file with an element's texts in a language.
 * @param {Metafile} metafile @param {string} tag @param {string} locale
 */
export function textsOf(metafile, tag, locale) {
  const found = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === `texts:${tag}.${locale}`,
  );
  if (!found) throw new Error(`No texts were built for <${tag}> in "${locale}".`);
  return found[0];
}

/** @param {string} input path of a source file in the metafile */
function packageOf(input) {
  if (input.startsWith('sheet:')) return '(styles)';
  const dependency = input.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (dependency) return dependency;
  if (input.includes('/locales/')) return '(texts)';
  return input.startsWith('../sdk/') ? '@diwan/sdk' : '@diwan/widgets';
}

/**
 * Bytes each package takes in some files, largest first.
 * @param {Metafile} metafile @param {readonly string[]} files @returns {Record<string, number>}
 */
function bytesByPackage(metafile, files) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const file of files) {
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[file]?.inputs ?? {})) {
      const name = packageOf(input);
      bytes[name] = (bytes[name] ?? 0) + bytesInOutput;
    }
  }
  return Object.fromEntries(Object.entries(bytes).sort(([, a], [, b]) => b - a));
}

/**
 * @typedef {Size & { files: string[], texts: Record<string, Size>, packages: Record<string, number> }} ElementWeight
 *   `texts`: by language, one of which a page loads; `packages`: raw bytes before the last minification
 */

/**
 * What was built and what it weighs: read by the size benchmark and by whoever serves the files. What elements share is
 * counted in each.
 * @param {{ files: ReadonlyMap<string, Buffer>, outdir: string, modules: Metafile, tags: readonly string[] }} build
 *   `outdir`: prefix of the files in `modules`
 */
export function describeBuild({ files, outdir, modules, tags }) {
  const nameOf = (/** @type {string} */ file) => path.relative(outdir, file);
  const weigh = (/** @type {readonly string[]} */ outputs) =>
    sizeOf(outputs.map((file) => files.get(nameOf(file))));

  /** @param {string} tag @returns {ElementWeight} */
  const element = (tag) => {
    const needed = filesOf(modules, tag);
    return {
      files: needed.map(nameOf),
      ...weigh(needed),
      texts: Object.fromEntries(locales.map((locale) => [locale, weigh([textsOf(modules, tag, locale)])])),
      packages: bytesByPackage(modules, needed),
    };
  };
  return {
    loader: { file: 'diwan.js', ...sizeOf([files.get('diwan.js')]) },
    elements: Object.fromEntries(tags.map((tag) => [tag, element(tag)])),
  };
}
