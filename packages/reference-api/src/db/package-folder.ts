import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The package's folder, seen from `src/` and from `dist/`: the nearest that has a `package.json`. */
function nearestPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : nearestPackage(path.dirname(folder));
}

export const packageFolder = nearestPackage(import.meta.dirname);

/** The version of Diwan. */
export const packageVersion: string = JSON.parse(
  readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
).version;
