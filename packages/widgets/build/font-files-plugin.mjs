import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives font files hashed names in a folder beside the chunks; importing one yields its absolute address, because the
 * style sheet that uses it belongs to a page of another origin.
 * @param {{ fonts: Map<string, Buffer> }} options `fonts`: receives the files by name
 * @returns {import('esbuild').Plugin}
 */
export const fontFilesPlugin = ({ fonts }) => ({
  name: 'font-files',
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, async ({ path: file }) => {
      const bytes = await readFile(file);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
      const name = `${path.basename(file, '.woff2')}-${hash}.woff2`;
      fonts.set(name, bytes);
      return { contents: `export default new URL('../fonts/${name}', import.meta.url).href;` };
    });
  },
});
