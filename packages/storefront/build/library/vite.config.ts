import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from '../../../../scripts/supported-browsers.mjs';

const root = path.join(import.meta.dirname, '../..');
const packages = path.join(root, '..');
const markup = '../widgets/src/foundation/ui/rich-text/read-markup';

/** Installed with the package. Our own packages and the fonts are part of it. */
const isLibrary = (id: string): boolean =>
  /^(#read-markup|#shop|node:)/.test(id) ||
  (/^[@a-z]/.test(id) && !/^(@diwan|@fontsource)\//.test(id) && !path.isAbsolute(id));

/** Its styles and fonts are those of our own build (`build.mjs`), in which styles keep the order of their imports. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  },
};

/** Never a build of the workspace's packages, which may be of earlier sources. */
const sources = ['diwan-source', 'module', 'import'];

const entries = {
  'storefront/src/app/entry-client': 'src/app/entry-client.tsx',
  'storefront/src/app/start': 'src/app/start.tsx',
  'storefront/src/app/for-shops': 'src/app/for-shops.ts',
  'storefront/src/own-code/none': 'src/own-code/none.ts',
  'storefront/src/server/index': 'src/server/index.ts',
  'widgets/src/index': '../widgets/src/index.ts',
  'widgets/src/ui': '../widgets/src/ui.ts',
  'widgets/src/icons': '../widgets/src/icons.ts',
  'widgets/src/styles': '../widgets/src/styles.ts',
  'sdk/src/client/index': '../sdk/src/client/index.ts',
  'sdk/src/commerce/index': '../sdk/src/commerce/index.ts',
  'read-markup': `${markup}.ts`,
  'read-markup.browser': `${markup}.browser.ts`,
};

/**
 * The storefront as modules, one per source. `build-own-code.ts` builds the pages of a shop that has code of its own from
 * them, in the time it takes to bundle.
 */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  json: { namedExports: false },
  resolve: {
    conditions: sources,
    alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }],
  },
  // For vanilla-extract's compiler: as in the storefront's own configuration, it would find builds of the workspace instead.
  environments: {
    ssr: { resolve: { conditions: sources, externalConditions: sources, noExternal: [/^@diwan\//] } },
  },
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), withoutStyles],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: buildTarget,
    minify: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    outDir: 'dist/library',
    lib: { formats: ['es'], entry: entries },
    rolldownOptions: {
      // Its directives for React's servers mean nothing here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') report(level, log);
      },
      external: isLibrary,
      output: {
        preserveModules: true,
        preserveModulesRoot: packages,
        // Folders named `node_modules` are never packed, and vanilla-extract of a shop would run `.css.js` again.
        entryFileNames: ({ name }) =>
          `${name.replace(/^.*node_modules\//, 'libraries/').replace(/\.css$/, '-styles')}.js`,
        assetFileNames: 'fonts/[name]-[hash][extname]',
      },
    },
  },
});
