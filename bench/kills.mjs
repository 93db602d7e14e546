/**
 * `pnpm bench:kills`: kills (SIGKILL) an API that receives orders and reports them to a webhook, 200 times on the
 * embedded database and, if a server binary or TEST_DATABASE_URL is available, 200 times on PostgreSQL, and counts lost
 * records. `KILLS=20` sets the number; `ON=pglite` or `ON=postgres` runs only one of the two. Exits with 1 when
 * anything was lost.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { killRepeatedly } from '../packages/reference-api/src/testing/kill-repeatedly';
import { openTestPostgres, postgresMissing } from '../packages/reference-api/src/testing/postgres';

const kills = Number(process.env.KILLS ?? 200);
const built = fileURLToPath(new URL('../packages/reference-api/dist/main.js', import.meta.url));
const entry = existsSync(built) ? built : undefined;
let isWhole = true;

/** @param {string} where @param {{ dataDir: string, databaseUrl?: string }} database */
async function measure(where, database) {
  const report = await killRepeatedly({
    kills,
    database,
    entry,
    onKill: (kill) => kill % 20 === 0 && console.log(`${where}: ${kill} kills`),
  });
  const { acknowledged, stored, lost, doubled, unreported, messages } = report;
  console.log(
    `${where}: ${kills} kills, ${acknowledged} orders acknowledged, ${stored} stored, ${lost.length} lost, ` +
      `${doubled} doubled, ${messages} messages received, ${unreported.length} orders never reported`,
  );
  isWhole &&= lost.length + doubled + unreported.length === 0;
}

if (process.env.ON !== 'postgres') {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-kills-'));
  await measure('embedded database', { dataDir });
  await rm(dataDir, { recursive: true, force: true });
}
if (process.env.ON !== 'pglite') {
  if (postgresMissing) console.log(`PostgreSQL: left out, ${postgresMissing}`);
  else {
    const postgres = await openTestPostgres();
    await measure('PostgreSQL', { dataDir: '', databaseUrl: await postgres.createShop() });
    await postgres.close();
  }
}
process.exitCode = isWhole ? 0 : 1;
