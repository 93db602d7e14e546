/**
 * Builds the embed script: `dist/embed/diwan.js` (the loader), ES modules with the elements and their texts, fonts,
 * and a manifest. Run with Node: `node build/embed/build.mjs`.
 */
import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { bundleElements, bundleLoader, readDefinitions, root } from './bundle.mjs';
import { filesOf, loaderTable } from './loader-table.mjs';
import { textFileOf, textModules } from './text-modules.mjs';

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

/** @param {Awaited<ReturnType<typeof bundleElements>>} output content by path */
const contentsOf = (output) =>
  Object.fromEntries(output.map((file) => [file.fileName, 'code' in file ? file.code : file.source]));

/**
 * Builds everything, replaces a folder with it and returns what `manifest.json` holds: the version, what the script
 * tag's `integrity` is, and the files of each element.
 */
export async function buildEmbed(folder = path.join(root, 'dist/embed')) {
  const read = await readDefinitions();
  const { definitions, locales } = read;
  const output = await bundleElements(definitions.map(({ tag }) => tag));
  const chunks = output.filter((file) => file.type === 'chunk');
  const moduleName = (/** @type {string} */ name) => `chunks/HASH/${name}.js`;
  const files = {
    ...contentsOf(output),
    ...Object.fromEntries(Object.entries(textModules(read)).map(([name, code]) => [moduleName(name), code])),
  };
  const loader = await bundleLoader({
    ...loaderTable(chunks, definitions),
    DIWAN_VERSION: 'HASH',
    DIWAN_LOCALES: locales,
  });
  const code = Object.entries({ ...files, loader }).filter(([, content]) => typeof content === 'string');
  // Whatever changes makes another version, because partners rely on a version's `integrity`.
  const version = `${packageFile.version}-${hash('sha256', JSON.stringify(code), 'hex').slice(0, 6)}`;
  const named = (/** @type {string} */ text) => text.replaceAll('HASH', version);
  const script = named(loader);
  const manifest = {
    version,
    loader: { file: 'diwan.js', integrity: `sha384-${hash('sha384', script, 'base64')}` },
    elements: Object.fromEntries(
      definitions.map((definition) => [
        definition.tag,
        {
          files: filesOf(chunks, definition).map(({ fileName }) => named(fileName)),
          /** By language, one of which a page loads. */
          texts: Object.fromEntries(
            locales.map((locale) => [
              locale,
              textFileOf(definition) ? [named(moduleName(`${textFileOf(definition)}.${locale}`))] : [],
            ]),
          ),
        },
      ]),
    ),
  };
  replaceFolder(folder, {
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [named(name), content])),
    'diwan.js': script,
    'manifest.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
  });
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version, loader } = await buildEmbed();
  console.log(`/embed/${version}/diwan.js: integrity="${loader.integrity}"`);
}
