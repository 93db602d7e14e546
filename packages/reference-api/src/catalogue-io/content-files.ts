import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Database } from '../db/database';
import { items } from '../db/schema';
import { productHashes } from '../db/seed/last-changes';
import { contentHash, currentContent, lockContent, replaceContent } from '../db/seed/replace-content';
import { StartupError } from '../startup-error';
import { type ContentProblem, type ContentText, composeContent } from './compose-content';
import { readTextFile } from './read-text-file';

/** Absolute paths of the files that are a shop's content. */
export const contentFilesSchema = v.object({ catalogue: v.string(), spreadsheets: v.array(v.string()) });
export type ContentFiles = v.InferOutput<typeof contentFilesSchema>;

export interface ProductChanges {
  /** How many there are now. */
  products: number;
  added: number;
  changed: number;
  /** Codes. */
  removed: string[];
}

export type Applied = { warnings: ContentProblem[] } & (
  | { outcome: 'same' }
  | { outcome: 'refused'; problems: ContentProblem[] }
  | { outcome: 'applied'; changes: ProductChanges }
);

async function readText(file: string): Promise<ContentText & { problem?: ContentProblem }> {
  const name = path.basename(file);
  try {
    return { file: name, text: await readTextFile(file) };
  } catch (error) {
    const message = existsSync(file) ? (error as Error).message : 'the file is missing';
    return { file: name, text: '', problem: { file: name, message } };
  }
}

const productsIn = async (db: Database) => {
  const { id, code, contentHash: hash } = items;
  const rows = await db.select({ id, code, hash }).from(items);
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Makes the files the shop's content. Nothing is changed if there are any problems, or if they are the content already.
 * @param source `import` for files that are the database's first content, which rules from then on
 * @param isForced replaces content that doesn't come from files
 * @throws {StartupError} if the shop's content was imported into the database, where the files may lack something of it
 */
export async function applyFiles(
  db: Database,
  files: ContentFiles,
  {
    mediaFolder,
    source = 'files',
    isForced = false,
    isDryRun = false,
    now = () => new Date(),
  }: {
    mediaFolder: string;
    source?: 'files' | 'import';
    isForced?: boolean;
    isDryRun?: boolean;
    now?: () => Date;
  },
): Promise<Applied> {
  const [catalogue, ...spreadsheets] = await Promise.all(
    [files.catalogue, ...files.spreadsheets].map(readText),
  );
  const unread = [catalogue, ...spreadsheets].flatMap((read) => read?.problem ?? []);
  if (!catalogue || unread.length > 0) return { outcome: 'refused', problems: unread, warnings: [] };

  const hash = contentHash(
    JSON.stringify([catalogue, ...spreadsheets].map(({ file, text }) => [file, text])),
  );
  const current = await currentContent(db);
  if (current?.hash === hash && !isDryRun) return { outcome: 'same', warnings: [] };
  if (current?.source === 'import' && !isForced)
    throw new StartupError(
      `The database has content that doesn't come from ${catalogue.file}. To keep it, run diwan export ${catalogue.file} or set content: 'database' in diwan.config.ts; to replace it by the files, run diwan import.`,
    );

  const { catalogue: content, problems, warnings } = composeContent(catalogue, spreadsheets, { mediaFolder });
  if (problems) return { outcome: 'refused', problems, warnings };
  const changes = await db.transaction(async (tx): Promise<ProductChanges> => {
    await lockContent(tx);
    const before = await productsIn(tx);
    if (!isDryRun) await replaceContent(tx, { catalogue: content, source, hash, importedAt: now() });
    const kept = new Set(content.products.map(({ id }) => id));
    const known = productHashes(content).filter(({ id }) => before.has(id));
    return {
      products: kept.size,
      added: kept.size - known.length,
      changed: known.filter(({ id, hash }) => before.get(id)?.hash !== hash).length,
      removed: [...before.values()].filter(({ id }) => !kept.has(id)).map(({ code }) => code),
    };
  });
  return { outcome: 'applied', changes, warnings };
}
