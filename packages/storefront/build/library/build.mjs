import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesIn } from '../earlier-builds.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const library = path.join(dist, 'library');

/** Builds the storefront as modules, from which shops build pages with code of their own. Needs our own build. */
export async function buildLibrary() {
  rmSync(library, { recursive: true, force: true });
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'error' });

  /** @type {{ styles: string }} */
  const { styles } = JSON.parse(readFileSync(path.join(dist, 'client/.vite/asset-map.json'), 'utf8'));
  const sheet = readFileSync(path.join(dist, 'client', styles), 'utf8');
  writeFileSync(path.join(library, 'styles.css'), sheet.replaceAll('/assets/', './fonts/'));

  // Shops build again when it changes.
  const hash = createHash('sha256');
  for (const file of filesIn(library).sort())
    hash.update(path.relative(library, file)).update(readFileSync(file));
  writeFileSync(path.join(library, 'stamp.json'), JSON.stringify(hash.digest('hex')));
}
