import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../../scripts/supported-browsers.mjs';
import { assetMapPlugin, sourceName } from './build/asset-map.ts';
import { clientOutput } from './build/client-output.ts';

/** Workspace packages are bundled from source, so a build never uses stale output. */
const conditions = ['diwan-source', 'module', 'browser', 'development|production'];
const serverConditions = ['diwan-source', 'module', 'node', 'development|production'];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  // Fixed at build time: a server may be started without `NODE_ENV`, and React's development build is twice as slow.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  plugins: [react(), vanillaExtractPlugin(), assetMapPlugin((id) => sourceName(import.meta.dirname, id))],
  // Text files are used as a whole; an export per key would only add bytes.
  json: { namedExports: false },
  resolve: {
    conditions,
    // React has `useSyncExternalStore`; the signals library imports a shim of it.
    alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }],
  },
  environments: {
    // Not under the top-level `ssr`: vanilla-extract's compiler overwrites that and would no longer find the
    // workspace's sources.
    ssr: {
      resolve: {
        conditions: serverConditions,
        externalConditions: serverConditions,
        // The built server bundles all its dependencies; in development Node loads libraries itself.
        noExternal: command === 'build' ? true : [/^@diwan\//],
      },
    },
  },
  build: {
    target: buildTarget,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // `build.mjs` removes what is no longer needed.
    emptyOutDir: false,
    copyPublicDir: !isSsrBuild,
    // One sheet, so that styles keep their order.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: { index: 'src/server/index.ts', main: 'src/server/main.ts' } }
      : {
          input: { 'entry-client': 'src/app/entry-client.tsx', start: 'src/app/start.tsx' },
          ...clientOutput,
        },
  },
}));
