import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: 'esm',
  target: 'node20',
  clean: true,
  // Bundled from source; only what is used of them.
  noExternal: [/^@diwan\//],
  esbuildOptions: (options) => {
    options.conditions = ['diwan-source'];
  },
});
