import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { demoFolder } from '../../package-paths';
import { StartupError } from '../../startup-error';
import type { Database } from '../database';
import { importedContent } from '../schema';
import { importCatalogue } from './import-catalogue';
import { readCatalogue } from './read-catalogue';

/** Raised when the same content has to be written anew, e.g. because search words are folded differently. */
const CONTENT_REVISION = 1;

/** Any number that no other program on the server uses for an advisory lock. */
const CONTENT_LOCK = 7_143_226_012;

const current = async (db: Database) => {
  const [row] = await db.select().from(importedContent).where(eq(importedContent.name, 'catalogue'));
  return row;
};

/**
 * Puts the demo shop's content into the database, unless it is there already or the shop has content of its own.
 * Orders, requests and leads are never touched. Several processes may do so at once.
 * @param options.file another `catalogue.json`
 * @returns whether anything was written
 * @throws {StartupError} telling the first problem of a broken catalogue
 */
export async function seed(
  db: Database,
  { file = path.join(demoFolder, 'catalogue.json'), now = () => new Date() } = {},
): Promise<boolean> {
  const json = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(`${CONTENT_REVISION}\n${json}`).digest('hex');
  const isDone = (row: Awaited<ReturnType<typeof current>>) => row?.hash === hash || row?.source === 'import';
  if (isDone(await current(db))) return false;

  const { catalogue, problems } = readCatalogue(json);
  if (problems) {
    const [first] = problems;
    throw new StartupError(
      `The catalogue ${file} is broken at ${first?.path || 'its start'}: ${first?.message}`,
    );
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK}::bigint)`);
    if (isDone(await current(tx))) return false;
    await importCatalogue(tx, catalogue);
    const row = { source: 'demo', hash, importedAt: now() } as const;
    await tx
      .insert(importedContent)
      .values({ name: 'catalogue', ...row })
      .onConflictDoUpdate({ target: importedContent.name, set: row });
    return true;
  });
}
