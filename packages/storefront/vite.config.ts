import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetMapPlugins } from './asset-map.ts';
import { chunkGroups } from './chunks.ts';
import { plainImportsPlugin } from './plain-imports.ts';

/** Workspace packages are bundled from their source, so a build never picks up a stale one. */
const conditions = ['diwan-source', 'module', 'browser', 'development|production'];
const serverConditions = ['diwan-source', 'module', 'node', 'development|production'];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  // Decided here: a server may be started without `NODE_ENV`, and React's development build is twice as slow.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  plugins: [plainImportsPlugin(), react(), vanillaExtractPlugin(), ...assetMapPlugins()],
  // Texts are read as a whole; an export for each key would only make them longer.
  json: { namedExports: false },
  resolve: {
    conditions,
    // The React we ship has the hook that the signals bring a shim of.
    alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }],
  },
  environments: {
    // Not under `ssr`: the compiler of style sheets overwrites that, and would no longer find the workspace's sources.
    ssr: {
      resolve: {
        conditions: serverConditions,
        externalConditions: serverConditions,
        // The built server carries all it needs; in development Node loads libraries itself.
        noExternal: command === 'build' ? true : [/^@diwan\//],
      },
    },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Cut in two afterwards (asset-map.ts): styles keep the order they have in one sheet.
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: { index: 'src/server/index.ts', main: 'src/server/main.ts' } }
      : {
          input: 'src/entry-client.tsx',
          // No module of ours or of a library relies on reading a property or a global for its effect.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: { codeSplitting: { groups: [...chunkGroups] } },
        },
  },
}));
