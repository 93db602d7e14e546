/** The shop of the journeys, from the root of the repository: with the pictures of earlier runs, and none of the limits they used up. */
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
await import('../journeys/serve-shop.mjs');
