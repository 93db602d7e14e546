import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * @typedef {object} Size
 * @property {number} raw bytes of the files
 * @property {number} brotli bytes at level 11, each file compressed by itself as it travels
 */

/** @param {Buffer} bytes */
const brotliSize = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

/** @param {string} root @param {readonly string[]} files @returns {Promise<Size>} */
async function sizeOf(root, files) {
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  return {
    raw: contents.reduce((sum, bytes) => sum + bytes.length, 0),
    brotli: contents.reduce((sum, bytes) => sum + brotliSize(bytes), 0),
  };
}

/** @param {Metafile} metafile @param {string} tag */
function entryOf(metafile, tag) {
  const entry = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === `element:${tag}`,
  );
  if (!entry) throw new Error(`No module was built for <${tag}>.`);
  return entry[0];
}

/**
 * The files an element needs before it can start: its entry and all it imports statically, entry first.
 * @param {Metafile} metafile @param {string} tag
 */
export function staticClosure(metafile, tag) {
  const files = new Set([entryOf(metafile, tag)]);
  for (const file of files) {
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') files.add(imported);
    }
  }
  return [...files];
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
 * What was built and what it weighs: read by the size benchmark and by whoever serves the files.
 * @param {{ root: string, outdir: string, loader: Metafile, modules: Metafile, tags: readonly string[] }} build
 */
export async function describeBuild({ root, outdir, loader, modules, tags }) {
  const fromOutdir = (/** @type {string} */ file) => path.relative(outdir, path.join(root, file));
  const loaderFile = Object.keys(loader.outputs);
  const elements = await Promise.all(
    tags.map(async (tag) => {
      const files = staticClosure(modules, tag);
      const packages = bytesByPackage(modules, files);
      return [tag, { files: files.map(fromOutdir), ...(await sizeOf(root, files)), packages }];
    }),
  );
  return {
    loader: { file: 'diwan.js', ...(await sizeOf(root, loaderFile)) },
    /** By tag; what elements share is counted in each. @type {Record<string, Size & { files: string[], packages: Record<string, number> }>} */
    elements: Object.fromEntries(elements),
  };
}
