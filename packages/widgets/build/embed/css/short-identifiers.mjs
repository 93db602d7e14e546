import { readdirSync } from 'node:fs';

const letter = (/** @type {number} */ index) => String.fromCharCode(97 + index);

/**
 * Names of three or four letters instead of hashes: two for the module, the rest for its classes.
 * @param {string} folder where all modules are
 */
export function shortIdentifiers(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
  /** @type {Map<string, string[]>} */
  const hashes = new Map(files.map((file) => [file, []]));
  return (/** @type {{ filePath: string, hash: string }} */ { filePath, hash }) => {
    const index = files.findIndex((file) => filePath.endsWith(`/${file}`));
    const known = hashes.get(files[index] ?? '');
    if (!known) throw new Error(`${filePath} isn't a style module of ${folder}.`);
    if (!known.includes(hash)) known.push(hash);
    return `${letter(Math.floor(index / 26))}${letter(index % 26)}${known.indexOf(hash).toString(36)}`;
  };
}
