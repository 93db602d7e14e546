import { readdirSync } from 'node:fs';

/**
 * Names of three or four letters instead of hashes: two for the module, the rest for its classes.
 * @param {string} folder where all modules are
 */
export function shortIdentifiers(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
  /** Of each file. @type {string[][]} */
  const hashes = files.map(() => []);
  return (/** @type {{ filePath: string, hash: string }} */ { filePath, hash }) => {
    const index = files.findIndex((file) => filePath.endsWith(`/${file}`));
    const known = hashes[index];
    if (!known) throw new Error(`${filePath} isn't a style module of ${folder}.`);
    if (!known.includes(hash)) known.push(hash);
    // 360 is `a0`, the first with a letter in front.
    return `${(360 + index).toString(36)}${known.indexOf(hash).toString(36)}`;
  };
}
