import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isDatabaseFolder } from '../../db/embedded/database-folder';
import { StartupError } from '../../db/startup-error';
import { findSettings } from '../../modules/settings/settings.repository';
import type { Config } from '../../platform/config';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

const placeOf = ({ dataDir, databaseUrl }: Place): string => {
  if (!databaseUrl) return dataDir;
  const { hostname, pathname } = new URL(databaseUrl);
  return `${hostname}${pathname}`;
};

/**
 * Commands for an existing shop must not create an empty one, which would look like theirs.
 * @throws {StartupError} when the embedded database doesn't exist
 */
export function requireEmbeddedShop({ dataDir }: Place): void {
  if (isDatabaseFolder(path.join(dataDir, 'database'))) return;
  throw new StartupError(
    `There is no shop in ${dataDir}. Call diwan in the shop's folder, or name it: diwan -C <folder> …`,
  );
}

/** @throws {StartupError} when no shop has used the server's database */
export async function requireServerShop(db: Database, place: Place): Promise<void> {
  const { rows } = (await db.execute(
    sql`select to_regclass('settings_groups') is not null as "isShop"`,
  )) as unknown as { rows: { isShop: boolean }[] };
  if (rows[0]?.isShop) return;
  throw new StartupError(
    `There is no shop in the database ${placeOf(place)} of DATABASE_URL. Start the shop first, or correct the setting.`,
  );
}

/** Names the shop that a command acts on: “Athel, in /srv/athel/.data”. */
export async function theShop(db: Database, place: Place): Promise<string> {
  // Before an upgrade the settings may be of another form.
  const settings = await findSettings(db, ['general']).catch(() => undefined);
  const name = settings?.brand?.name_en || settings?.brand?.name_ar || 'A shop without content';
  return `${name}, in ${placeOf(place)}`;
}
