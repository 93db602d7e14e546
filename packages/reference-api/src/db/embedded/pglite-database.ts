import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CONTENT_CHANNEL, countContentChanges } from '../content-changes';
import type { OpenDatabase } from '../database';
import { drizzleOptions } from '../drizzle-options';
import { checkMigrationHistory, migrationsFolder, reportFailedMigration } from '../migration-history';

/** Wraps a running PGlite; `release` is called after it is closed. */
export function pgliteDatabase(
  client: PGlite,
  {
    name = 'The embedded database',
    release = () => {},
    answerRequests = () => {},
  }: { name?: string; release?: () => void; answerRequests?: OpenDatabase['answerRequests'] } = {},
): OpenDatabase {
  const db = drizzle(client, drizzleOptions);
  const { changes, onChange, setLive } = countContentChanges();
  client.listen(CONTENT_CHANNEL, onChange).then(
    () => setLive(true),
    () => {},
  );
  return {
    db,
    readDb: db,
    driver: 'pglite',
    contentChanges: changes,
    answerRequests,
    migrate: (folder = migrationsFolder) =>
      reportFailedMigration(async () => {
        await checkMigrationHistory(db, { name, setting: 'DATA_DIR' });
        await migrate(db, { migrationsFolder: folder });
      }),
    close: async () => {
      await client.close();
      release();
    },
  };
}
