import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Strings found only in React's development builds; minifiers keep them. */
const MARKS = ['Each child in a list should have a unique "key" prop', 'jsxDEV'];

/**
 * Returns the files of a build that contain React's development build.
 * @param {string} folder @returns {string[]}
 */
export const developmentReactIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return MARKS.some((mark) => code.includes(mark));
    });
