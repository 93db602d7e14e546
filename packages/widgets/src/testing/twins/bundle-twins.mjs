import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { createCssModules } from '../../../build/css/css-modules.mjs';
import { besideScript, fontFilesPlugin } from '../../../build/css/font-files-plugin.mjs';
import { classNamesPlugin } from '../../../build/npm/class-names-plugin.mjs';
import { writeNpmStyles } from '../../../build/npm/npm-styles.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the page that shows what the npm package renders, as an app of a reader would: React, the widgets, and
 * `styles.css` as the npm build writes it.
 * @returns {Promise<ReadonlyMap<string, Buffer>>} files by name: `twin-page.js`, `styles.css`, fonts
 */
export async function bundleTwins() {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-twins-'));
  try {
    const scripts = esbuild.build({
      absWorkingDir: root,
      entryPoints: ['src/testing/twins/twin-page.tsx'],
      outdir: folder,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      jsx: 'automatic',
      conditions: ['diwan-source'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
      plugins: [
        fontFilesPlugin({ fonts: new Map(), address: besideScript('./fonts') }),
        classNamesPlugin({ modules: createCssModules({ root }) }),
      ],
    });
    await Promise.all([scripts, writeNpmStyles({ root, outdir: folder })]);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
    return new Map(
      files
        .filter((file) => file.isFile())
        .map((file) => path.join(file.parentPath, file.name))
        .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
