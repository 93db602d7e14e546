import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tarball } from './packed.mjs';

const needed = ['sdk', 'widgets', 'storefront', 'reference-api', 'catalogue-pdf', 'shop'];

/**
 * Makes a shop's folder install the packed packages, which aren't in a registry: copies them into it, and names them for npm and
 * pnpm.
 * @param {string} folder
 */
export function usePacked(folder) {
  mkdirSync(path.join(folder, 'packages'));
  /** @type {Record<string, string>} */
  const places = {};
  for (const name of needed) {
    places[`@diwan/${name}`] = `file:packages/${name}.tgz`;
    cpSync(tarball(name), path.join(folder, 'packages', `${name}.tgz`));
  }
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const others = { ...places };
  for (const name of Object.keys(manifest.dependencies)) {
    if (!places[name]) continue;
    manifest.dependencies[name] = places[name];
    delete others[name];
  }
  writeFileSync(file, `${JSON.stringify({ ...manifest, overrides: others }, null, 2)}\n`);
  const lines = Object.entries(others).map(([name, place]) => `  '${name}': '${place}'\n`);
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `overrides:\n${lines.join('')}`);
  // Its image installs them, too.
  const dockerfile = path.join(folder, 'Dockerfile');
  const instructions = readFileSync(dockerfile, 'utf8');
  writeFileSync(
    dockerfile,
    instructions.replace('RUN npm install', 'COPY packages packages\nRUN npm install'),
  );
}
