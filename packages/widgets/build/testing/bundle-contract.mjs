/**
 * Prints the contract bundled on the stand-in for valibot as the embed is, as a script that sets `contract`. A process
 * of its own: esbuild doesn't run among jsdom's globals.
 */
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { valibotPlugin } from '../valibot-plugin.mjs';

const { outputFiles } = await esbuild.build({
  stdin: {
    contents: process.argv[2] ?? '',
    resolveDir: fileURLToPath(new URL('../../src', import.meta.url)),
  },
  write: false,
  bundle: true,
  format: 'iife',
  globalName: 'contract',
  conditions: ['diwan-source'],
  logLevel: 'error',
  plugins: [valibotPlugin()],
});
process.stdout.write(outputFiles[0]?.text ?? '');
