import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Works from src/ and from dist/: bundles are directly in dist/.
const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** The demo shop's content: `catalogue.json` and `media/`. */
export const demoFolder = path.join(packageRoot, 'demo');

export const demoMediaFolder = path.join(demoFolder, 'media');

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** Typst template and script of the PDF catalogue; run from src/ even by a bundle. */
export const typesettingFolder = path.join(packageRoot, 'src/catalogue-pdf/typesetting');

/** Encodes images in a child process; run from src/ even by a bundle. */
export const encoderProgram = path.join(packageRoot, 'src/images/encoder/encoder-program.mjs');
