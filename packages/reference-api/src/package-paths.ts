import path from 'node:path';
import { fileURLToPath } from 'node:url';

// True for src/ and for dist/ alike: bundles lie directly in dist/.
const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** The demo shop's content: `catalogue.json` and `media/`. */
export const demoFolder = path.join(packageRoot, 'demo');

export const demoMediaFolder = path.join(demoFolder, 'media');

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** Template and program of the printed catalogue, which runs beside a bundle as it does from source. */
export const typesettingFolder = path.join(packageRoot, 'src/catalogue-pdf/typesetting');

/** Encodes pictures in a process of its own, beside a bundle as it does from source. */
export const encoderProgram = path.join(packageRoot, 'src/images/encoder/encoder-program.mjs');
