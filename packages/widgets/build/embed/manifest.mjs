import { createHash } from 'node:crypto';
import { brotli } from './write-files.mjs';

/** @typedef {import('rolldown').OutputChunk} Chunk */

/**
 * @typedef {object} Size
 * @property {number} raw bytes of the files
 * @property {number} brotli bytes at level 11, each file compressed by itself as it travels
 */

/** @param {readonly string[]} codes @returns {Size} */
const sizeOf = (codes) => ({
  raw: codes.reduce((sum, code) => sum + Buffer.byteLength(code), 0),
  brotli: codes.reduce((sum, code) => sum + brotli(Buffer.from(code)).length, 0),
});

/** The file that a module of the build's own is the entry of. @param {readonly Chunk[]} chunks @param {string} module */
export function chunkOf(chunks, module) {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${module}`);
  if (!found) throw new Error(`No file was built for ${module}.`);
  return found;
}

/** The files an element needs before it can start: its own, then all it imports. @param {readonly Chunk[]} chunks @param {string} tag */
export function filesOf(chunks, tag) {
  const files = new Set([chunkOf(chunks, `element:${tag}`)]);
  for (const { imports } of files) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk);
  }
  return [...files];
}

/** @param {string} moduleId */
function packageOf(moduleId) {
  if (moduleId.startsWith('\0sheet:')) return '(styles)';
  const dependency = moduleId.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (dependency) return dependency;
  return /[/\\]packages[/\\]sdk[/\\]/.test(moduleId) ? '@diwan/sdk' : '@diwan/widgets';
}

/** Bytes each package takes before minification, largest first. @param {readonly Chunk[]} files @returns {Record<string, number>} */
function bytesByPackage(files) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const [id, { renderedLength }] of files.flatMap(({ modules }) => Object.entries(modules))) {
    const name = packageOf(id);
    bytes[name] = (bytes[name] ?? 0) + renderedLength;
  }
  return Object.fromEntries(Object.entries(bytes).sort(([, a], [, b]) => b - a));
}

/**
 * @typedef {Size & { files: string[], texts: Record<string, Size>, packages: Record<string, number> }} ElementWeight
 *   `texts`: by language, one of which a page loads
 */

/**
 * What was built and what it weighs: read by the size benchmark and by whatever serves the files. What elements share
 * is counted in each; `together` counts it once, with the texts of the heavier language.
 * @param {object} build
 * @param {string} build.version
 * @param {readonly Chunk[]} build.chunks
 * @param {string} build.loader
 * @param {readonly string[]} build.locales
 * @param {ReadonlyMap<string, string>} build.texts modules by name and language: `cart.en`
 * @param {ReadonlyMap<string, readonly string[]>} build.textFiles names of each element's files, by tag
 */
export function describeBuild({ version, chunks, loader, locales, texts, textFiles }) {
  const tags = [...textFiles.keys()];
  const weigh = (/** @type {readonly Chunk[]} */ files) => sizeOf(files.map(({ code }) => code));

  /** @param {Iterable<string>} names @param {string} locale */
  const weighTexts = (names, locale) =>
    sizeOf([...names].map((name) => texts.get(`${name}.${locale}`) ?? ''));

  /** @param {string} tag @returns {ElementWeight} */
  const element = (tag) => {
    const files = filesOf(chunks, tag);
    return {
      files: files.map(({ fileName }) => `chunks/${fileName}`),
      ...weigh(files),
      texts: Object.fromEntries(
        locales.map((locale) => [locale, weighTexts(textFiles.get(tag) ?? [], locale)]),
      ),
      packages: bytesByPackage(files),
    };
  };
  const allFiles = [...new Set(tags.flatMap((tag) => filesOf(chunks, tag)))];
  const textsIn = (/** @type {string} */ locale) =>
    weighTexts(new Set([...textFiles.values()].flat()), locale).brotli;
  return {
    version,
    loader: {
      file: 'diwan.js',
      /** For the `integrity` of a script tag. */
      integrity: `sha384-${createHash('sha384').update(loader).digest('base64')}`,
      ...sizeOf([loader]),
    },
    elements: Object.fromEntries(tags.map((tag) => [tag, element(tag)])),
    together: { brotli: weigh(allFiles).brotli + Math.max(...locales.map(textsIn)) },
  };
}
