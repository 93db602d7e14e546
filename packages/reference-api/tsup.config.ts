import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    commands: 'src/cli/index.ts',
    'seed-program': 'src/db/seed/seed-program.ts',
  },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  // Bundle workspace packages from source, so that the API doesn't need a built SDK.
  noExternal: [/^@diwan\//],
  esbuildOptions: (options) => {
    options.conditions = ['diwan-source'];
  },
});
