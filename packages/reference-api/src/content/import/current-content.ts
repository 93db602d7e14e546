import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { importedContent } from '../../db/schema';

/** An arbitrary advisory lock id that no other program on the server uses. */
const CONTENT_LOCK = 7_143_226_012;

export type ImportedContent = typeof importedContent.$inferSelect;

/** The current content; undefined in an empty database. */
export async function currentContent(db: Database): Promise<ImportedContent | undefined> {
  const [row] = await db.select().from(importedContent).where(eq(importedContent.name, 'catalogue'));
  return row;
}

/** Whether a shop has content. */
export const hasContent = async (db: Database): Promise<boolean> => (await currentContent(db)) !== undefined;

/** Serializes transactions that read content and write changes based on it. */
export async function lockContent(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK}::bigint)`);
}

/** Stores which content is there now. */
export async function storeCurrentContent(
  tx: Database,
  content: Omit<typeof importedContent.$inferInsert, 'name'>,
): Promise<void> {
  await tx
    .insert(importedContent)
    .values({ name: 'catalogue', ...content })
    .onConflictDoUpdate({ target: importedContent.name, set: content });
}
