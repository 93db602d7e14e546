import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives font files hashed names; importing one yields its address.
 * @param {{ fonts: Map<string, Buffer>, address: (name: string) => string }} options `fonts`: receives the files by
 *   name; `address`: a JavaScript expression for the address of a file
 * @returns {import('esbuild').Plugin}
 */
export const fontFilesPlugin = ({ fonts, address }) => ({
  name: 'font-files',
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, async ({ path: file }) => {
      const bytes = await readFile(file);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
      const name = `${path.basename(file, '.woff2')}-${hash}.woff2`;
      fonts.set(name, bytes);
      return { contents: `export default ${address(name)};` };
    });
  },
});

/**
 * Where a font is seen from the script that names it. Absolute, because the style sheet that uses it may belong to a
 * page of another origin.
 * @param {string} folder seen from the script
 */
export const besideScript = (folder) => (/** @type {string} */ name) =>
  `new URL('${folder}/${name}', import.meta.url).href`;
