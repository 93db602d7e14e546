/** `pnpm start` with a new database, so that earlier runs have used up no limits, and with the pictures of earlier runs. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
rmSync(path.resolve(process.env.DATA_DIR ?? '', 'database'), { recursive: true, force: true });
await import('../journeys/serve-shop.mjs');
