import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles a page that renders the npm package as a consumer's app does: React, the widgets and their styles.
 * @returns {Promise<ReadonlyMap<string, Buffer>>} files by name: `twin-page.js`, `styles.css`, fonts
 */
export async function bundleTwins() {
  const built = await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A production build, whatever NODE_ENV this process has; tests set it.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['diwan-source', 'browser', 'module', 'import'] },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      write: false,
      target: 'es2022',
      lib: {
        formats: ['es'],
        cssFileName: 'styles',
        entry: { 'twin-page': 'src/testing/twins/twin-page.tsx' },
      },
    },
  });
  return new Map(
    /** @type {import('vite').Rolldown.RolldownOutput[]} */ (built)
      .flatMap(({ output }) => output)
      .map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
}
