import { fileURLToPath } from 'node:url';

// Works from src/ and from dist/: bundles are directly in dist/.
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));
