/**
 * `pnpm start` for journeys, with a new database: one of an earlier run may be of another version. Ends with Playwright, also when
 * that is killed: its end of the shop's standard input closes with it.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';

process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
await rm(path.join(process.env.DATA_DIR ?? '', 'database'), { recursive: true, force: true });
await import('../../scripts/start.mjs');
