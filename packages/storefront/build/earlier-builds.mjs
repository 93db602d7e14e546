import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Prepares a folder for a build that is written into it. Hashed files in `assets` of the last seven days stay, because a
 * running server's pages still name those of the build it was started with, and it imports some itself when first needed.
 * @param {string} folder the build's output; may be missing
 */
export function removeOldFiles(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== 'assets') rmSync(path.join(folder, name), { recursive: true });
  for (const file of filesIn(path.join(folder, 'assets')))
    if (statSync(file).mtimeMs < Date.now() - 7 * DAY) rmSync(file);
}

/** @param {string} folder @returns {string[]} absolute paths; none if the folder is missing */
export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((child) => child.isFile())
        .map((child) => path.join(child.parentPath, child.name))
    : [];
