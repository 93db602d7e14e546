import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

const STOREFRONT = '@diwan/storefront/for-shops';

const declarations = emitDeclarations(import.meta.dirname, ['index.ts', 'storefront.ts']);
const ofStorefront = emitDeclarations(path.join(import.meta.dirname, '../storefront'), ['app/for-shops.ts']);

// The storefront has no declarations of its own: those it has for shops become part of these.
const file = path.join(declarations, 'storefront.d.ts');
const place = path.relative(declarations, path.join(ofStorefront, 'app/for-shops')).split(path.sep).join('/');
writeFileSync(file, readFileSync(file, 'utf8').replace(STOREFRONT, place));

/** The declarations of the npm package; `tsup.config.ts` makes its scripts. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: {
    only: true,
    entry: { index: `${declarations}/index.d.ts`, storefront: file },
    // tsup's declaration builder sets an option that TypeScript 6 deprecates.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  outDir: 'dist',
  clean: false,
});
