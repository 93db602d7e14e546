/**
 * Builds the embed script: `dist/embed/diwan.js` (the loader), ES modules with the elements and their texts, fonts,
 * and a manifest. Run with Node: `node build/embed/build.mjs`.
 */
import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { bundleElements, bundleLoader, bundleServer, readDefinitions, root } from './bundle.mjs';
import { entryOf, filesOf, loaderTable } from './loader-table.mjs';
import { buildTexts } from './texts.mjs';

/**
 * Puts files in the place of a folder at once, so that a server reading it never finds half a build.
 * @param {string} folder @param {Readonly<Record<string, string | Uint8Array>>} files content by path inside the folder
 */
function replaceFolder(folder, files) {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(next, name)), { recursive: true });
    writeFileSync(path.join(next, name), content);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

/**
 * Builds everything, replaces a folder with it and returns what `manifest.json` holds: the version, what the script
 * tag's `integrity` is, and the files of each element.
 */
export async function buildEmbed(folder = path.join(root, 'dist/embed')) {
  const { definitions, locales, prerenderedAttributes } = await readDefinitions();
  const output = await bundleElements(definitions.map(({ tag }) => tag));
  const chunks = output.filter((file) => file.type === 'chunk');
  const texts = buildTexts(path.join(root, 'src/i18n/locales'), locales, definitions);
  const textFile = (/** @type {string} */ name) => `chunks/${name}-${texts.hash}.js`;
  const { version } = packageFile;
  const loader = await bundleLoader({
    ...loaderTable(chunks, definitions),
    DIWAN_VERSION: version,
    DIWAN_LOCALES: locales,
    DIWAN_PRERENDERED: prerenderedAttributes,
    DIWAN_TEXTS_HASH: texts.hash,
  });
  const cards = entryOf(chunks, 'diwan-product-grid').fileName.replace('chunks/', 'chunks/cards-');
  const manifest = {
    version,
    /** The module in whose place a shop serves a grid's prerendered cards. */
    cards: path.basename(cards),
    loader: {
      file: 'diwan.js',
      integrity: `sha384-${hash('sha384', loader, 'base64')}`,
    },
    elements: Object.fromEntries(
      definitions.map(({ tag, texts: own }) => [
        tag,
        {
          files: filesOf(chunks, tag).map(({ fileName }) => fileName),
          /** By language, one of which a page loads. */
          texts: Object.fromEntries(
            locales.map((locale) => [locale, [...own.keys()].map((name) => textFile(`${name}.${locale}`))]),
          ),
        },
      ]),
    ),
  };
  await bundleServer(`${folder}-server`);
  replaceFolder(folder, {
    ...Object.fromEntries(
      output
        // The one that only passes `startEarly` on is not asked for.
        .filter((file) => file !== entryOf(chunks, 'early'))
        .map((file) => [file.fileName, 'code' in file ? file.code : file.source]),
    ),
    ...Object.fromEntries([...texts.modules].map(([name, code]) => [textFile(name), code])),
    'diwan.js': loader,
    // For static hosting, and for grids without prerendered cards: a missing file would be logged by the browser.
    [cards]: '',
    'manifest.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
  });
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version, loader } = await buildEmbed();
  console.log(`/embed/${version}/diwan.js: integrity="${loader.integrity}"`);
}
