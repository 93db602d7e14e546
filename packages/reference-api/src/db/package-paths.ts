import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The package's folder, seen from `src/` and from `dist/`: the nearest that has a `package.json`. */
function packageFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(path.dirname(folder));
}

const packageRoot = packageFolder(import.meta.dirname);

/** The version of Diwan. */
export const packageVersion: string = JSON.parse(
  readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
).version;

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** The program of the package that typesets the PDF catalogue; undefined where it isn't installed. */
export function findTypesetter(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@diwan/catalogue-pdf');
  } catch {
    return undefined;
  }
}

/** Shown where a picture is missing (spec §2). */
export const placeholderFile = path.join(packageRoot, 'src/media/placeholder.png');

/** Encodes images in a child process; run from src/ even by a bundle. */
export const encoderProgram = path.join(packageRoot, 'src/media/encoder/encoder-program.mjs');
