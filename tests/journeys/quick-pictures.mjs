/**
 * Loaded into the shop that journeys visit: its encoder takes a third of the time for each picture, which gets larger by a
 * quarter. What the encoder makes is tested beside it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, program = ''] = process.argv;
if (program.endsWith('encoder-program.mjs')) {
  // The module that programs import, beside the one that they require.
  const required = createRequire(program).resolve('sharp');
  const { default: sharp } = await import(pathToFileURL(path.join(path.dirname(required), 'index.mjs')).href);
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function quick(/** @type {object} */ options) {
    return avif.call(this, { ...options, effort: 0 });
  };
}
