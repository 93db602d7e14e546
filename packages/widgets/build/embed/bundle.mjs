import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, runnerImport } from 'vite';
import { buildTarget } from '../../../../scripts/supported-browsers.mjs';
import { aliases } from './aliases/aliases.mjs';
import { registeredSheets } from './css/registered-sheets.mjs';
import { pureSchemas } from './pure-schemas.mjs';
import { sharedFiles } from './shared-files.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const elementsFolder = path.join(root, 'src/elements');

/** @type {import('vite').InlineConfig} */
const shared = {
  configFile: false,
  root,
  base: './',
  logLevel: 'error',
  // Whatever the process runs as, a test for instance.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: aliases, conditions: ['diwan-source', 'browser', 'import', 'module', 'default'] },
};

/** @returns {Promise<typeof import('./definitions')>} by running the modules of all definitions */
export async function readDefinitions() {
  const { module } = await runnerImport(path.join(root, 'build/embed/definitions.ts'), {
    ...shared,
    // Nobody sees the styles here.
    plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
    environments: { inline: { resolve: { noExternal: [/^@diwan\//], conditions: ['diwan-source'] } } },
  });
  return module;
}

/**
 * An entry per element, so that a page fetches only the elements it uses.
 * @type {import('vite').Plugin}
 */
const elementEntries = {
  name: 'element-entries',
  enforce: 'pre',
  resolveId(request) {
    return request.startsWith('element:') ? `\0${request}` : undefined;
  },
  load(id) {
    // `diwan-product-grid` is defined in `product-grid.element.ts`.
    const [, name] = id.match(/^\0element:diwan-([\w-]+)$/) ?? [];
    return (
      name &&
      `
      import { element } from ${JSON.stringify(path.join(elementsFolder, `definitions/${name}.element.ts`))};
      import { startElement } from ${JSON.stringify(path.join(elementsFolder, 'runtime/start-element.ts'))};
      export const start = startElement(element);
    `
    );
  },
};

/** Builds some entries with Vite without writing the files. @param {import('vite').InlineConfig} config */
async function bundle({ build: options, ...config }) {
  const built = await build({
    ...shared,
    ...config,
    build: { write: false, target: buildTarget, lib: { entry: [], formats: ['es'] }, ...options },
  });
  return /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([built].flat()).flatMap(
    ({ output }) => output,
  );
}

const styleSheets = () => vanillaExtractPlugin({ identifiers: 'short' });

/**
 * Bundles elements into ES modules with shared files, and fonts. All modules are in one folder, for whose name the build
 * puts a hash of all: they refer to each other without any, and the loader is short.
 * @param {readonly string[]} tags
 * @param {import('vite').PluginOption} [styles] compiles `.css.ts` modules
 */
export const bundleElements = (tags, styles = styleSheets()) =>
  bundle({
    plugins: [pureSchemas, registeredSheets, elementEntries, styles],
    build: {
      rolldownOptions: {
        input: {
          ...Object.fromEntries(tags.map((tag) => [tag, `element:${tag}`])),
          session: path.join(elementsFolder, 'loader/open-session.ts'),
          // Fetched by some elements at once and by others later, which takes a file of the bundler's own unless they are entries.
          client: path.join(root, 'src/foundation/provider/create-client.ts'),
        },
        // What an element shares with what it fetches later is in its own file.
        preserveEntrySignatures: 'allow-extension',
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: true,
          // The loader and the files of an element know what the others export.
          minifyInternalExports: false,
          comments: false,
          // Compiled while it downloads instead of function by function in the first rendering, where that was half the time.
          postBanner: ({ name }) => (/^(base|session)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
          entryFileNames: 'chunks/HASH/[name].js',
          chunkFileNames: 'chunks/HASH/[name].js',
          assetFileNames: 'fonts/[name]-[hash][extname]',
          codeSplitting: { groups: sharedFiles },
        },
      },
    },
  });

/**
 * Bundles the loader, a classic script that knows the names of all other files.
 * @param {Readonly<Record<string, unknown>>} names what its source declares with `DIWAN_…`
 */
export async function bundleLoader(names) {
  const [loader] = await bundle({
    define: Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      lib: { entry: path.join(elementsFolder, 'loader/loader.ts'), formats: ['iife'], name: 'diwan' },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  return /** @type {import('vite').Rolldown.OutputChunk} */ (loader).code;
}
