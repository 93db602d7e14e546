import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).join('|');

/** The scripts and styles of the npm package; `tsup.config.ts` makes its declarations. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  resolve: { conditions: ['diwan-source', 'module', 'import'] },
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Whatever NODE_ENV the machine of a release has.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    reportCompressedSize: false,
    // The embed build has its own folder there.
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: {
        // Looks of plain elements come before those of widgets.
        'page-styles': 'src/styles.css.ts',
        index: 'src/index.ts',
        server: 'src/server.ts',
        styles: 'src/styles.ts',
        'read-markup': 'src/foundation/ui/rich-text/read-markup.ts',
        'read-markup.browser': 'src/foundation/ui/rich-text/read-markup.browser.ts',
      },
    },
    rolldownOptions: {
      // React and the libraries stay the reader's own, whose bundler or Node also chooses how to read markup.
      external: new RegExp(`^(#read-markup|(${installed})(/.*)?)$`),
      output: {
        chunkFileNames: '[name]-[hash].js',
        // In one file, so that they stay in the order of their imports.
        codeSplitting: { groups: [{ name: 'class-names', test: /\.css(\.ts)?$/ }] },
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'styles.css' : 'fonts/[name]-[hash][extname]',
      },
    },
  },
});
