import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { currentContent } from '../../content/import/current-content';
import type { Database } from '../../db/database';
import { migrationState } from '../../db/migration-history';

/** The facts about a database that `diwan doctor` checks. */
export const inspectionSchema = v.object({
  migrations: v.picklist(['current', 'behind', 'newer', 'other']),
  /** Why it takes no writes; null if it does. */
  writeProblem: v.nullable(v.string()),
  /** Whether what it acknowledges is on disk. */
  isSynced: v.boolean(),
  /** Null if that can't be read before an upgrade. */
  hasContent: v.nullable(v.boolean()),
});
export type Inspection = v.InferOutput<typeof inspectionSchema>;

async function writeProblem(db: Database): Promise<string | null> {
  try {
    await db.execute(sql`create temporary table diwan_doctor (id integer) on commit drop`);
    const { rows } = (await db.execute(
      sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    )) as unknown as { rows: { isReadOnly: boolean }[] };
    return rows[0]?.isReadOnly ? 'it is read-only' : null;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Looks at a database without changing or upgrading it. */
export async function inspectDatabase(db: Database): Promise<Inspection> {
  const { rows } = (await db.execute(
    sql`select current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as "isSynced"`,
  )) as unknown as { rows: { isSynced: boolean }[] };
  return {
    migrations: await migrationState(db),
    writeProblem: await writeProblem(db),
    isSynced: rows[0]?.isSynced === true,
    hasContent: await currentContent(db).then(
      (content) => content !== undefined,
      () => null,
    ),
  };
}
