import { readFileSync } from 'node:fs';

/** Strings found only in React's development builds; minifiers keep them. */
const MARKS = ['Each child in a list should have a unique "key" prop', 'jsxDEV'];

/**
 * Returns those files that contain React's development build.
 * @param {string[]} files @returns {string[]}
 */
export const developmentReactIn = (files) =>
  files
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => {
      const code = readFileSync(file, 'utf8');
      return MARKS.some((mark) => code.includes(mark));
    });
