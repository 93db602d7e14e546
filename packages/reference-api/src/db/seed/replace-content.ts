import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/catalogue-schema';
import type { Database } from '../database';
import { importedContent } from '../schema';
import { importCatalogue } from './import-catalogue';

/** Raised when the same content has to be written again, e.g. because search words are folded differently. */
const CONTENT_REVISION = 2;

/** Any number that no other program on the server uses for an advisory lock. */
const CONTENT_LOCK = 7_143_226_012;

type ImportedContent = typeof importedContent.$inferSelect;

/** Names a content, so that the same isn't written twice. */
export const contentHash = (json: string): string =>
  createHash('sha256').update(`${CONTENT_REVISION}\n${json}`).digest('hex');

/** What is in the tables now; undefined in an empty database. */
export async function currentContent(db: Database): Promise<ImportedContent | undefined> {
  const [row] = await db.select().from(importedContent).where(eq(importedContent.name, 'catalogue'));
  return row;
}

/** Lets one transaction at a time read the content and write what follows from it. */
export async function lockContent(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK}::bigint)`);
}

/**
 * Puts a content in the place of what is there, all or nothing, one process at a time. Orders, requests and leads are
 * never touched.
 * @param isDone checks, once no other process is at it, whether nothing is left to do
 * @returns whether anything was written
 */
export const replaceContent = (
  db: Database,
  {
    catalogue,
    isDone = () => false,
    ...content
  }: Pick<ImportedContent, 'source' | 'hash' | 'importedAt'> & {
    catalogue: Catalogue;
    isDone?: (current: ImportedContent | undefined) => boolean;
  },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    if (isDone(await currentContent(tx))) return false;
    await importCatalogue(tx, catalogue, content.importedAt);
    await tx
      .insert(importedContent)
      .values({ name: 'catalogue', ...content })
      .onConflictDoUpdate({ target: importedContent.name, set: content });
    return true;
  });
