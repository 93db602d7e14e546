import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    cli: 'src/cli/cli.ts',
    'seed-program': 'src/db/seed/seed-program.ts',
  },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  // Workspace packages become part of the bundle, from their source: the API needs no built SDK beside it.
  noExternal: [/^@diwan\//],
  esbuildOptions: (options) => {
    options.conditions = ['diwan-source'];
  },
});
