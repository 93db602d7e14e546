import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from '../../scripts/supported-browsers.mjs';
import manifest from './package.json' with { type: 'json' };

const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).join('|');

/** Leaves out the files of the other build. */
const only = (isWanted: (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => boolean): Plugin => ({
  name: 'only',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) if (!isWanted(file)) delete bundle[name];
      // TypeScript 6 and 7 want types for `import '@diwan/widgets/styles.css'` too.
      if ('styles.css' in bundle)
        this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {};\n' });
    },
  },
});

/**
 * The npm package in two builds; `tsup.config.ts` makes its declarations. One file per module, so that a bundler leaves out
 * whole widgets: what a module runs when it is imported can't be left out otherwise. And, with `--mode styles`, the style
 * sheet from one file of all class names, which keeps styles in the order of their imports.
 */
export default defineConfig(({ mode }) => {
  const isStyles = mode === 'styles';
  return {
    root: import.meta.dirname,
    base: './',
    publicDir: false,
    resolve: { conditions: ['diwan-source', 'module', 'import'] },
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      only(({ fileName, type }) => (isStyles ? type === 'asset' : fileName !== 'styles.css')),
    ],
    // Whatever NODE_ENV the machine of a release has.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: buildTarget,
      minify: false,
      cssMinify: true,
      reportCompressedSize: false,
      // The embed build has its own folder there.
      emptyOutDir: false,
      lib: {
        formats: ['es'],
        entry: {
          // Looks of plain elements come before those of widgets.
          ...(isStyles && { 'page-styles': 'src/styles.css.ts' }),
          index: 'src/index.ts',
          ui: 'src/ui.ts',
          icons: 'src/icons.ts',
          server: 'src/server.ts',
          styles: 'src/styles.ts',
          ...(!isStyles && {
            'read-markup': 'src/foundation/ui/rich-text/read-markup.ts',
            'read-markup.browser': 'src/foundation/ui/rich-text/read-markup.browser.ts',
          }),
        },
      },
      rolldownOptions: {
        // React and the libraries stay the reader's own, whose bundler or Node also chooses how to read markup.
        external: new RegExp(`^(#read-markup|(${installed})(/.*)?)$`),
        output: {
          ...(isStyles
            ? { codeSplitting: { groups: [{ name: 'class-names', test: /\.css(\.ts)?$/ }] } }
            : {
                preserveModules: true,
                preserveModulesRoot: 'src',
                // Folders named `node_modules` are never packed.
                entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'libraries/')}.js`,
              }),
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'styles.css' : 'fonts/[name]-[hash][extname]',
        },
      },
    },
  };
});
