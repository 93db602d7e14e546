import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

const declarations = emitDeclarations(import.meta.dirname, ['index.ts']);

/** The declarations of the npm package; `tsup.config.ts` makes its scripts. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: {
    only: true,
    entry: { index: `${declarations}/index.d.ts` },
    // tsup's declaration builder sets an option that TypeScript 6 deprecates.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  outDir: 'dist',
  clean: false,
});
