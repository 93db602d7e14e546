import { defineConfig } from 'tsup';

/** The declarations of the npm package; `vite.config.ts` makes its scripts and styles. */
export default defineConfig({
  entry: { index: 'src/index.ts', server: 'src/server.ts', styles: 'src/styles.ts' },
  format: 'esm',
  // tsup's declaration builder sets an option that TypeScript 6 deprecates.
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  outDir: 'dist',
  // The embed build has its own folder there.
  clean: ['!embed', '!embed/**'],
});
