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
import { chunkOf, describeBuild, filesOf, textsOf } from './manifest.mjs';
import { selectTexts } from './texts.mjs';
import { replaceFolder } from './write-files.mjs';

const localesFolder = path.join(root, 'src/i18n/locales');

/** `diwan-product-grid` is defined in `product-grid.element.ts`. @param {string} tag */
export const definitionFile = (tag) =>
  path.join(elementsFolder, 'definitions', `${tag.slice('diwan-'.length)}.element.ts`);

/**
 * The loader is a classic script, so it is a build of its own that knows the others' names.
 * @param {Record<string, unknown>} elements what the loader knows of each element, by tag
 * @param {string} unknownTag the file that explains a tag no element has
 */
async function buildLoader(elements, unknownTag) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const bundle = await rolldown({
    ...shared,
    input: path.join(elementsFolder, 'loader/loader.ts'),
    transform: {
      ...shared.transform,
      define: {
        DIWAN_VERSION: JSON.stringify(version),
        DIWAN_ELEMENTS: JSON.stringify(elements),
        DIWAN_UNKNOWN_TAG: JSON.stringify(unknownTag),
      },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code;
}

/**
 * Builds everything, replaces `folder` with it and returns what `manifest.json` holds.
 * @param {{ folder?: string, without?: readonly string[] }} [options] `without`: tags to leave out
 */
export async function buildEmbed({ folder = path.join(root, 'dist/embed'), without = [] } = {}) {
  /** @type {Map<string, Buffer>} */
  const fonts = new Map();
  const cssModules = embedCssModules(fonts);
  const { definitions: all, locales } = await readDefinitions(cssModules);
  const definitions = all.filter(({ tag }) => !without.includes(tag));
  const tags = definitions.map(({ tag }) => tag);
  const groups = new Map(definitions.map(({ tag, texts }) => [tag, texts]));

  const chunks = await bundleElements({
    files: new Map(tags.map((tag) => [tag, definitionFile(tag)])),
    texts: (tag, locale) => selectTexts(localesFolder, locale, groups.get(tag) ?? []),
    locales,
    cssModules,
  });
  const loader = await buildLoader(
    Object.fromEntries(
      definitions.map(({ tag, reservedBlockSize }) => [
        tag,
        {
          modules: filesOf(chunks, tag).map(({ fileName }) => fileName),
          texts: Object.fromEntries(locales.map((locale) => [locale, textsOf(chunks, tag, locale).fileName])),
          size: reservedBlockSize,
        },
      ]),
    ),
    chunkOf(chunks, 'unknown-tag').fileName,
  );
  const manifest = describeBuild({ chunks, loader, tags, locales });

  await replaceFolder(
    folder,
    new Map([
      ['diwan.js', Buffer.from(loader)],
      ['manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`)],
      ...chunks.map(({ fileName, code }) => /** @type {const} */ ([`chunks/${fileName}`, Buffer.from(code)])),
      ...[...fonts].map(([name, bytes]) => /** @type {const} */ ([`fonts/${name}`, bytes])),
    ]),
  );
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { loader, elements, together } = await buildEmbed();
  console.log(`loader: ${loader.brotli} bytes brotli`);
  for (const [tag, { brotli, texts }] of Object.entries(elements)) {
    const sizes = Object.entries(texts).map(([locale, size]) => `${size.brotli} ${locale}`);
    console.log(`<${tag}>: ${brotli} bytes brotli, texts ${sizes.join(', ')}, fonts aside`);
  }
  console.log(`all elements on one page: ${loader.brotli + together.brotli} bytes brotli`);
}
