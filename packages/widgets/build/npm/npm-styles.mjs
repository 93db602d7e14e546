import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import { fontFilesPlugin } from '../css/font-files-plugin.mjs';

/**
 * Writes `styles.css` of the npm package: all styles once, in the order of the modules, and the fonts beside it. A
 * build of its own, because a build with shared chunks repeats styles in every entry.
 * @param {{ root: string, outdir: string }} options
 */
export async function writeNpmStyles({ root, outdir }) {
  /** @type {Map<string, Buffer>} */
  const fonts = new Map();
  const fontFiles = fontFilesPlugin({ fonts, address: (name) => JSON.stringify(`./fonts/${name}`) });
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    stdin: {
      contents: "import './src/styles.css'; import './src/styles'; export * from './src/index';",
      resolveDir: root,
    },
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    conditions: ['diwan-source'],
    external: ['./fonts/*', 'react', 'react-dom', 'react/jsx-runtime'],
    plugins: [
      fontFiles,
      vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { plugins: [fontFiles] } }),
    ],
  });
  const css = outputFiles.find(({ path: file }) => file.endsWith('.css'));
  await mkdir(path.join(outdir, 'fonts'), { recursive: true });
  await writeFile(path.join(outdir, 'styles.css'), css?.text ?? '');
  for (const [name, bytes] of fonts) await writeFile(path.join(outdir, 'fonts', name), bytes);
}
