import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Database } from '../db/database';
import type { CatalogueDocument } from './catalogue-document';
import { exportCatalogue } from './export-catalogue';

/** The `$schema` of a catalogue, by which editors find descriptions and completions of its fields. */
async function schemaNamedIn(file: string): Promise<{ $schema?: string }> {
  try {
    const { $schema } = JSON.parse(await readFile(file, 'utf8'));
    return typeof $schema === 'string' ? { $schema } : {};
  } catch {
    return {};
  }
}

/**
 * Writes the shop's content to a file for `importFile`. An existing file is replaced atomically and keeps its
 * `$schema`.
 */
export async function exportFile(db: Database, file: string): Promise<CatalogueDocument> {
  const catalogue = await db.transaction((tx) => exportCatalogue(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, `${JSON.stringify({ ...(await schemaNamedIn(file)), ...catalogue }, null, 2)}\n`);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return catalogue;
}
