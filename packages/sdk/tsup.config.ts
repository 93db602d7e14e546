import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';
import { buildTarget } from '../../scripts/supported-browsers.mjs';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Emits one file per module instead of shared chunks: bundlers leave out whole unused modules, but keep what they
 * can't prove unused within one, and a page would download the schemas that only servers need.
 */
const keepModulesApart: Plugin = {
  name: 'keep-modules-apart',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ path: specifier, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const isFile = existsSync(`${path.resolve(resolveDir, specifier)}.ts`);
      return { path: `${specifier}${isFile ? '' : '/index'}.js`, external: true };
    });
  },
};

/** Removes modules that have only types: no other file imports them. */
function removeEmptyModules(): void {
  const dist = path.join(import.meta.dirname, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const module = path.join(dist, file);
    if (!file.endsWith('.js')) continue;
    if (
      readFileSync(module, 'utf8')
        .replace(/^\/\/.*$/gm, '')
        .trim() !== ''
    )
      continue;
    rmSync(module);
    rmSync(`${module}.map`, { force: true });
  }
}

const groups = [
  'basket',
  'catalogue',
  'comparison',
  'drawing',
  'http',
  'locale',
  'ordering',
  'pricing',
  'validation',
];
const entries = [
  ...['client', 'parts', 'contract', 'commerce', 'staff', 'webhooks', 'testing', 'conformance'],
  ...groups.map((group) => `commerce/${group}`),
];
const declarations = emitDeclarations(
  import.meta.dirname,
  entries.map((entry) => `${entry}/index.ts`),
);

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-d.ts', '!src/{client,commerce}/testing/**'],
  format: 'esm',
  target: [...buildTarget, 'node20'],
  platform: 'neutral',
  // Of Node's own modules only the command line tool needs one.
  external: [/^node:/],
  splitting: false,
  sourcemap: true,
  esbuildPlugins: [keepModulesApart],
  dts: {
    entry: Object.fromEntries(
      entries.map((entry) => [`${entry}/index`, `${declarations}/${entry}/index.d.ts`]),
    ),
    // tsup's declaration builder sets an option that TypeScript 6 deprecates.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  clean: true,
  onSuccess: async () => removeEmptyModules(),
});
