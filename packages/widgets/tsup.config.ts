import { defineConfig } from 'tsup';
import { createCssModules } from './build/css/css-modules.mjs';
import { besideScript, fontFilesPlugin } from './build/css/font-files-plugin.mjs';
import { classNamesPlugin } from './build/npm/class-names-plugin.mjs';
import { writeNpmStyles } from './build/npm/npm-styles.mjs';

const root = import.meta.dirname;
const outDir = 'dist';

/** The npm package: React stays the reader's own, all styles go out as one style sheet. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    styles: 'src/styles.ts',
    'read-markup': 'src/ui/rich-text/read-markup.ts',
    'read-markup.browser': 'src/ui/rich-text/read-markup.browser.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // The reader's bundler or Node chooses between the two ways to read markup.
  external: ['#read-markup'],
  esbuildPlugins: [
    fontFilesPlugin({ fonts: new Map(), address: besideScript('./fonts') }),
    classNamesPlugin({ modules: createCssModules({ root }) }),
  ],
  dts: {
    entry: { index: 'src/index.ts', server: 'src/server.ts', styles: 'src/styles.ts' },
    // tsup's declaration builder sets an option that TypeScript 6 deprecates.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  outDir,
  // The embed build has its own folder there.
  clean: ['!embed', '!embed/**'],
  onSuccess: () => writeNpmStyles({ root, outdir: outDir }),
});
