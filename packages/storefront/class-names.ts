import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders with style modules, relative to the package. */
const FOLDERS = ['src', '../widgets/src'];

/** Paths of all style modules, as vanilla-extract names them. */
const styleModules = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .sort(),
  );

/**
 * Names classes `_4f2` instead of by hashes, because a page contains a thousand and more: two digits for the module, the
 * rest for its class. The underscore keeps them apart from names that ad blockers hide, such as `ads`. They depend only
 * on the sources, so the builds of client and server agree.
 * @returns vanilla-extract's `identifiers`
 */
export function shortClassNames() {
  const modules = styleModules();
  /** Of each module. */
  const hashes = modules.map((): string[] => []);
  return ({ filePath, hash }: { filePath: string; hash: string }): string => {
    const index = modules.indexOf(filePath);
    const known = hashes[index];
    if (!known) throw new Error(`${filePath} isn't in a known folder of style modules.`);
    if (!known.includes(hash)) known.push(hash);
    return `_${index.toString(36).padStart(2, '0')}${known.indexOf(hash).toString(36)}`;
  };
}
