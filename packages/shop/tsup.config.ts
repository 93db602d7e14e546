import { defineConfig } from 'tsup';

const shared = { format: 'esm', clean: false } as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', serve: 'src/serve.ts', cli: 'src/cli/cli.ts' },
    target: 'node20',
    // The documentation has its own folder there.
    clean: ['!storybook', '!storybook/**'],
  },
  { ...shared, entry: { 'dev-client': 'src/dev/client.ts' }, platform: 'browser', target: 'es2022' },
]);
