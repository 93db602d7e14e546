import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Warnings and names that only React's development builds hold; a minifier keeps the texts. */
const MARKS = ['Each child in a list should have a unique "key" prop', 'jsxDEV'];

/**
 * Files of a build that hold React's development build.
 * @param {string} folder @returns {string[]}
 */
export const developmentReactIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return MARKS.some((mark) => code.includes(mark));
    });
