import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The published entries of a package that have types, with their source files. `./commerce/*` stands for an entry per group; the
 * whole of them, `./commerce`, is left out.
 * @param {string} folder the package's
 * @returns {{ entry: string, file: string }[]}
 */
export function packageEntries(folder) {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  /** @param {string} entry */
  const isGrouped = (entry) => `${entry}/*` in exports;
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'object' && 'types' in target ? target['diwan-source'] : undefined;
    if (!source || isGrouped(entry)) return [];
    const [before = '', after] = path.join(folder, source).split('*');
    if (after === undefined) return [{ entry, file: before }];
    return readdirSync(before)
      .map((name) => ({ entry: entry.replace('*', name), file: `${before}${name}${after}` }))
      .filter(({ file }) => existsSync(file))
      .sort((a, b) => (a.entry < b.entry ? -1 : 1));
  });
}
