/**
 * tsup bundles JSON files into its declarations as variables with their values, which a compiler that checks
 * declarations refuses. This turns them into types: `var title = "About"` becomes `declare const title: string`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../../dist/', import.meta.url);

/** @type {readonly (readonly [RegExp, string])[]} */
const types = [
  [/^var ([\w$]+) = ".*";$/gm, 'declare const $1: string;'],
  [/^var ([\w$]+) = \{$/gm, 'declare const $1: {'],
  [/^(\t+\w+): ".*",?$/gm, '$1: string;'],
  [/^(\t+\w+): ([\w$]+),?$/gm, '$1: typeof $2;'],
  [/^(\t+)\},?$/gm, '$1};'],
];

for (const name of readdirSync(dist)) {
  if (!name.endsWith('.d.ts')) continue;
  const file = new URL(name, dist);
  const declarations = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    types.reduce((text, [value, type]) => text.replace(value, type), declarations),
  );
}
