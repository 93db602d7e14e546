/**
 * Builds the embed script: `dist/embed/diwan.js` (the loader), ES modules with the elements and their texts, fonts,
 * and a manifest of sizes. Run with Node: `node build/embed/build.mjs`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleElements, elementsFolder, embedCssModules, root, shared } from './bundle.mjs';
import { readDefinitions } from './definitions.mjs';
import { chunkOf, describeBuild, filesOf } from './manifest.mjs';
import { buildTexts, textFilesOf } from './texts.mjs';
import { replaceFolder } from './write-files.mjs';

const localesFolder = path.join(root, 'src/i18n/locales');

/** `diwan-product-grid` is defined in `product-grid.element.ts`. @param {string} tag */
export const definitionFile = (tag) =>
  path.join(elementsFolder, 'definitions', `${tag.slice('diwan-'.length)}.element.ts`);

/**
 * The loader is a classic script, so it is a build of its own that knows the others' names.
 * @param {Readonly<Record<string, unknown>>} names what its source declares with `DIWAN_…`
 */
async function buildLoader(names) {
  const bundle = await rolldown({
    ...shared,
    input: path.join(elementsFolder, 'loader/loader.ts'),
    transform: {
      ...shared.transform,
      define: Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code;
}

const withoutEnding = (/** @type {string} */ file) => file.replace(/\.js$/, '');

/**
 * The file with `startEarly`, and the name it is exported under. The bundler makes another file for the whole name, which
 * would be one more request.
 * @param {readonly import('./manifest.mjs').Chunk[]} chunks
 */
function earlyFileOf(chunks) {
  const [, startName, fileName] =
    chunkOf(chunks, 'early').code.match(/export\{(\w+) as startEarly\}from"\.\/([^"]+)"/) ?? [];
  if (!startName || !fileName) throw new Error('The file with `startEarly` was not found.');
  return { startName, fileName };
}

/**
 * What the loader knows of each element, by tag. Files that several elements need are named once, in a list.
 * @param {readonly import('./manifest.mjs').Chunk[]} chunks
 * @param {readonly import('./definitions.mjs').BuiltDefinition[]} definitions
 * @param {ReadonlyMap<string, readonly string[]>} textFiles
 * @param {string} early the file that comes first
 */
function describeForLoader(chunks, definitions, textFiles, early) {
  const filesByTag = new Map(
    definitions.map(({ tag }) => [tag, filesOf(chunks, tag).map((file) => file.fileName)]),
  );
  // The early file is fetched anyway.
  const importsOf = (/** @type {string} */ tag) =>
    filesByTag
      .get(tag)
      ?.slice(1)
      .filter((file) => file !== early) ?? [];
  const uses = definitions.flatMap(({ tag }) => importsOf(tag));
  const usesOf = (/** @type {string} */ file) => uses.filter((used) => used === file).length;
  // By how many need them, so that the places of most elements begin alike and compress well.
  const parts = [early, ...[...new Set(uses)].sort((a, b) => usesOf(b) - usesOf(a))];
  const elements = Object.fromEntries(
    definitions.map(({ tag, reservedBlockSize, reservedByWidth }) => {
      const [entry = ''] = filesByTag.get(tag) ?? [];
      return [
        tag,
        [
          withoutEnding(entry).slice(tag.length + 1),
          importsOf(tag)
            .map((file) => parts.indexOf(file))
            .sort((a, b) => a - b),
          textFiles.get(tag)?.map((name) => (name === tag ? '' : name)),
          // Browsers that can't compute the second keep the first.
          [reservedBlockSize, reservedByWidth].filter(Boolean).join(';block-size:'),
        ],
      ];
    }),
  );
  return { elements, parts: parts.map(withoutEnding) };
}

/**
 * Builds everything, replaces `folder` with it and returns what `manifest.json` holds.
 * @param {{ folder?: string, without?: readonly string[] }} [options] `without`: tags to leave out
 */
export async function buildEmbed({ folder = path.join(root, 'dist/embed'), without = [] } = {}) {
  /** @type {Map<string, Buffer>} */
  const fonts = new Map();
  const cssModules = embedCssModules(fonts);
  const { definitions: all, locales, sharedTexts } = await readDefinitions(cssModules);
  const definitions = all.filter(({ tag }) => !without.includes(tag));

  const built = await bundleElements({
    files: new Map(definitions.map(({ tag }) => [tag, definitionFile(tag)])),
    cssModules,
  });
  const chunks = built.filter((chunk) => chunk !== chunkOf(built, 'early'));
  const groupsByFile = definitions.map((definition) => textFilesOf(definition, sharedTexts));
  const texts = buildTexts({ folder: localesFolder, locales, elements: groupsByFile });
  const textFiles = new Map(
    definitions.map(({ tag }, index) => [tag, [...(groupsByFile[index]?.keys() ?? [])]]),
  );
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const early = earlyFileOf(built);
  const { elements, parts } = describeForLoader(chunks, definitions, textFiles, early.fileName);
  const loader = await buildLoader({
    DIWAN_VERSION: version,
    DIWAN_ELEMENTS: elements,
    DIWAN_PARTS: parts,
    DIWAN_LOCALES: locales,
    DIWAN_TEXTS_HASH: texts.hash,
    DIWAN_START_EARLY: early.startName,
  });
  const manifest = describeBuild({ version, chunks, loader, locales, texts: texts.modules, textFiles });

  await replaceFolder(
    folder,
    new Map([
      ['diwan.js', Buffer.from(loader)],
      ['manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`)],
      ...chunks.map(({ fileName, code }) => /** @type {const} */ ([`chunks/${fileName}`, Buffer.from(code)])),
      ...[...texts.modules].map(
        ([name, code]) => /** @type {const} */ ([`chunks/${name}-${texts.hash}.js`, Buffer.from(code)]),
      ),
      ...[...fonts].map(([name, bytes]) => /** @type {const} */ ([`fonts/${name}`, bytes])),
    ]),
  );
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version, loader, elements, together } = await buildEmbed();
  console.log(`/embed/${version}/diwan.js: integrity="${loader.integrity}"`);
  console.log(`loader: ${loader.brotli} bytes brotli`);
  for (const [tag, { brotli, texts }] of Object.entries(elements)) {
    const sizes = Object.entries(texts).map(([locale, size]) => `${size.brotli} ${locale}`);
    console.log(`<${tag}>: ${brotli} bytes brotli, texts ${sizes.join(', ')}, fonts aside`);
  }
  console.log(`all elements on one page: ${loader.brotli + together.brotli} bytes brotli`);
}
