/** Prints the specimens bundled on Preact as the embed is, as a script that sets `specimens`. A process of its own: esbuild doesn't run among jsdom's globals. */
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { createCssModules } from '../css-modules.mjs';
import { cssSheetsPlugin } from '../css-sheets-plugin.mjs';
import { preactPlugin } from '../preact-plugin.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { outputFiles } = await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['build/testing/specimens.tsx'],
  write: false,
  bundle: true,
  format: 'iife',
  globalName: 'specimens',
  jsx: 'automatic',
  conditions: ['diwan-source'],
  logLevel: 'error',
  plugins: [preactPlugin({ root }), cssSheetsPlugin({ root, modules: createCssModules({ root }) })],
});
process.stdout.write(outputFiles[0]?.text ?? '');
