import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pruneTable } from './prune-table.mjs';

/** Modules whose constants are tables, of which an element uses a few rows. */
const tableModules = /[/\\]src[/\\]contract[/\\]routes\.ts$/;

/**
 * Leaves rows out of large tables: calls nobody makes.
 * @param {{ isMentioned: (key: string) => boolean }} options
 * @returns {import('esbuild').Plugin}
 */
export const tablesPlugin = ({ isMentioned }) => ({
  name: 'tables',
  setup(build) {
    build.onLoad({ filter: tableModules, namespace: 'file' }, async ({ path: file }) => ({
      contents: pruneTable(file, await readFile(file, 'utf8'), isMentioned),
      loader: 'ts',
      resolveDir: path.dirname(file),
    }));
  },
});
