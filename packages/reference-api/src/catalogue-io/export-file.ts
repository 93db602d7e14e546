import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import type { Database } from '../db/database';
import type { CatalogueDocument } from './catalogue-document';
import { exportCatalogue } from './export-catalogue';

/** Writes the shop's content to a file for `importFile`; an existing file is replaced atomically. */
export async function exportFile(db: Database, file: string): Promise<CatalogueDocument> {
  const catalogue = await db.transaction((tx) => exportCatalogue(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, `${JSON.stringify(catalogue, null, 2)}\n`);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return catalogue;
}
