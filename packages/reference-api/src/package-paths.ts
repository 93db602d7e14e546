import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Works from src/ and from dist/: bundles are directly in dist/.
const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** The version of Diwan. */
export const packageVersion: string = JSON.parse(
  readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
).version;

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** Typst template and script of the PDF catalogue; run from src/ even by a bundle. */
export const typesettingFolder = path.join(packageRoot, 'src/catalogue-pdf/typesetting');

/** Shown where a picture is missing (spec §2). */
export const placeholderFile = path.join(packageRoot, 'src/images/placeholder.png');

/** Encodes images in a child process; run from src/ even by a bundle. */
export const encoderProgram = path.join(packageRoot, 'src/images/encoder/encoder-program.mjs');
