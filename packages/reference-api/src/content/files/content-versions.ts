import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type ChangeCounts, contentVersions } from '../../db/schema';
import type { ContentText } from './compose-content';

/** How many contents are kept, the present one included. */
const KEPT_VERSIONS = 10;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Files as they are kept in a version. */
export const packFiles = async (files: readonly ContentText[]): Promise<string> =>
  (
    await compress(
      JSON.stringify(
        files.map(({ file, text, original, isWorkbook }) => ({ file, text, original, isWorkbook })),
      ),
    )
  ).toString('base64');

const unpackFiles = async (packed: string): Promise<ContentText[]> =>
  JSON.parse((await decompress(Buffer.from(packed, 'base64'))).toString());

type NewVersion = Pick<
  typeof contentVersions.$inferInsert,
  'previousId' | 'importedAt' | 'changes' | 'files'
>;

/** Keeps a content; returns its number. */
export async function keepVersion(tx: Database, version: NewVersion): Promise<number> {
  const [kept] = await tx.insert(contentVersions).values(version).returning({ id: contentVersions.id });
  if (!kept) throw new Error('no version was kept');
  return kept.id;
}

/** Forgets the contents before the last ten. Call it once the present one is among those. */
export async function forgetOldVersions(tx: Database): Promise<void> {
  const [oldest] = await tx
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .orderBy(desc(contentVersions.id))
    .offset(KEPT_VERSIONS)
    .limit(1);
  if (oldest) await tx.delete(contentVersions).where(lte(contentVersions.id, oldest.id));
}

/** A content that is kept. */
export interface ContentVersion {
  id: number;
  importedAt: Date;
  changes: ChangeCounts;
}

/** The contents that are kept, latest first. */
export const listVersions = (db: Database): Promise<ContentVersion[]> =>
  db
    .select({
      id: contentVersions.id,
      importedAt: contentVersions.importedAt,
      changes: contentVersions.changes,
    })
    .from(contentVersions)
    .orderBy(desc(contentVersions.id));

/** The id of the content before another; null if it was the first. */
export async function versionBefore(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: contentVersions.previousId })
    .from(contentVersions)
    .where(eq(contentVersions.id, id));
  return row?.id ?? null;
}

/** A content that is kept, with its files. */
export async function readVersion(
  db: Database,
  id: number,
): Promise<{ importedAt: Date; files: ContentText[] } | undefined> {
  const [row] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  return row && { importedAt: row.importedAt, files: await unpackFiles(row.files) };
}
