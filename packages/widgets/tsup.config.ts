import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

const entries = ['index', 'ui', 'icons', 'server', 'styles'];
const declarations = emitDeclarations(
  import.meta.dirname,
  entries.map((entry) => `${entry}.ts`),
);

/** The declarations of the npm package; `vite.config.ts` makes its scripts and styles. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: {
    only: true,
    entry: Object.fromEntries(entries.map((entry) => [entry, `${declarations}/${entry}.d.ts`])),
    compilerOptions: {
      // tsup's declaration builder sets an option that TypeScript 6 deprecates.
      ignoreDeprecations: '6.0',
      // The package's own imports lead to its source.
      paths: {
        '#theme': [`${declarations}/foundation/theme/themes/athel.d.ts`],
        '#read-markup': [`${declarations}/foundation/ui/rich-text/read-markup.d.ts`],
      },
    },
  },
  outDir: 'dist',
  // The embed build has its own folder there.
  clean: ['!embed', '!embed/**'],
});
