import { defineConfig } from 'tsup';

const shared = { format: 'esm', clean: false } as const;

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      serve: 'src/serve.ts',
      cli: 'src/cli/cli.ts',
      storefront: 'src/storefront.ts',
    },
    target: 'node20',
    // Its modules of a shop's build are part of the command.
    noExternal: ['@diwan/storefront/build'],
    esbuildOptions: (options) => {
      options.conditions = ['diwan-source'];
    },
    // The documentation has its own folder there.
    clean: ['!storybook', '!storybook/**'],
  },
  { ...shared, entry: { 'dev-client': 'src/dev/client.ts' }, platform: 'browser', target: 'es2022' },
]);
