import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout and, where `AGAINST` names one, another to alternate with: other load then affects both. */
export const checkouts = [
  fileURLToPath(new URL('..', import.meta.url)),
  ...(process.env.AGAINST ? [path.resolve(process.env.AGAINST)] : []),
];

/** @param {readonly number[]} values @returns {number} NaN of none */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
