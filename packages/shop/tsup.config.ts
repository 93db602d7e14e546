import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', serve: 'src/serve.ts', cli: 'src/cli/cli.ts' },
  format: 'esm',
  target: 'node20',
  // The documentation has its own folder there.
  clean: ['!storybook', '!storybook/**'],
});
