import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies font files beside the chunks under hashed names; importing one yields its absolute address, because the
 * style sheet that uses it belongs to a page of another origin.
 * @param {{ outdir: string }} options
 * @returns {import('esbuild').Plugin}
 */
export const fontFilesPlugin = ({ outdir }) => ({
  name: 'font-files',
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, async ({ path: file }) => {
      const bytes = await readFile(file);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
      const name = `${path.basename(file, '.woff2')}-${hash}.woff2`;
      await mkdir(path.join(outdir, 'fonts'), { recursive: true });
      await writeFile(path.join(outdir, 'fonts', name), bytes);
      return { contents: `export default new URL('../fonts/${name}', import.meta.url).href;` };
    });
  },
});
