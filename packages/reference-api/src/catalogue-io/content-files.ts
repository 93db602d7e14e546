import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ownContent } from '../catalogue/own-content';
import type { Database } from '../db/database';
import { importedContent } from '../db/schema';
import { contentHash, currentContent } from '../db/seed/replace-content';
import { StartupError } from '../startup-error';
import { type ContentProblem, type ContentText, composeContent } from './compose-content';
import type { ProductUse } from './product-uses';
import { type EncodingError, readTextFile } from './read-text-file';
import { explainRemovedProducts } from './removed-products';
import { type ProductChanges, type WriteOptions, writeContent } from './write-content';

/** Absolute paths of the files that are a shop's content. */
export const contentFilesSchema = v.object({ catalogue: v.string(), spreadsheets: v.array(v.string()) });
export type ContentFiles = v.InferOutput<typeof contentFilesSchema>;

export type Applied = { warnings: ContentProblem[] } & (
  | { outcome: 'same' }
  | { outcome: 'refused'; problems: ContentProblem[] }
  /** `unconfirmed`: nothing was changed, because sets or sections would lose products. */
  | { outcome: 'applied' | 'unconfirmed'; changes: ProductChanges; uses: ProductUse[] }
);

async function readText(file: string): Promise<ContentText & { problem?: ContentProblem }> {
  const name = path.basename(file);
  try {
    return { file: name, text: await readTextFile(file) };
  } catch (error) {
    const { message: reason, problem = reason } = error as Error & Partial<EncodingError>;
    const message = existsSync(file) ? problem : 'the file is missing';
    return { file: name, text: '', problem: { file: name, message } };
  }
}

/** The texts of the files, or why they can't be read. */
export async function readTexts(files: ContentFiles) {
  const [catalogue, ...spreadsheets] = await Promise.all(
    [files.catalogue, ...files.spreadsheets].map(readText),
  );
  if (!catalogue) throw new Error('no catalogue');
  const problems = [catalogue, ...spreadsheets].flatMap(({ problem }) => problem ?? []);
  return { catalogue, spreadsheets, problems };
}

/** Identifies the content of files. */
export function filesHash(texts: readonly ContentText[]): string {
  const hash = createHash('sha256');
  for (const { file, text } of texts) hash.update(`${file}\0`).update(text).update('\0');
  return hash.digest('hex');
}

/** Identifies what files say to a shop: with other code, its own or ours, the same files may mean something else. */
export const appliedHash = (files: string): string => contentHash(`${files} ${ownContent().version ?? ''}`);

export interface ApplyOptions extends Omit<WriteOptions, 'check' | 'versionId'> {
  mediaFolder: string;
  /** `import` for files that are the database's first content, which rules from then on. */
  source?: 'files' | 'import';
  /** Replaces content that doesn't come from files. */
  isForced?: boolean;
}

/**
 * Makes the files the shop's content. Nothing is changed if there are any problems, or if they are the content already.
 * @throws {StartupError} if the shop's content was imported into the database, where the files lack something of it
 */
export async function applyFiles(
  db: Database,
  files: ContentFiles,
  { mediaFolder, source = 'files', isForced = false, ...options }: ApplyOptions,
): Promise<Applied> {
  const { catalogue, spreadsheets, problems: unread } = await readTexts(files);
  if (unread.length > 0) return { outcome: 'refused', problems: unread, warnings: [] };

  options.onProgress?.(`Reading ${[catalogue, ...spreadsheets].map(({ file }) => file).join(', ')}`);
  const texts = [catalogue, ...spreadsheets];
  const known = filesHash(texts);
  const hash = appliedHash(known);
  const isSame = (await currentContent(db))?.hash === hash;
  if (isSame && !options.isDryRun) return { outcome: 'same', warnings: [] };

  const {
    catalogue: content,
    problems,
    warnings,
  } = await composeContent(catalogue, spreadsheets, {
    mediaFolder,
    explain: (found) => explainRemovedProducts(db, found),
  });
  if (problems) return { outcome: 'refused', problems, warnings };
  const { outcome, changes, uses } = await writeContent(
    db,
    { catalogue: content, texts, source, hash, filesHash: known },
    {
      ...options,
      check: (current, { isEmpty }) => {
        // Files that say the same, as after an export, may rule again.
        if (current?.source !== 'import' || isForced || isEmpty) return;
        throw new StartupError(
          `The database has content that doesn't come from ${catalogue.file}. To keep it, run diwan export ${catalogue.file} or set content: 'database' in diwan.config.ts; to replace it by the files, run diwan import.`,
        );
      },
    },
  );
  return { outcome: outcome === 'unconfirmed' ? 'unconfirmed' : 'applied', changes, uses, warnings };
}

/** Whether the folder's files have changed since they were the content, or since it was written to them. */
export async function haveFilesChanged(db: Database, files: ContentFiles): Promise<boolean> {
  const known = (await currentContent(db))?.filesHash;
  const { catalogue, spreadsheets } = await readTexts(files);
  return known != null && known !== filesHash([catalogue, ...spreadsheets]);
}

/**
 * Notes that the folder's files are known to the database, which rules, if one of them was imported or written.
 * @param files the folder's files
 */
export async function rememberFiles(
  db: Database,
  file: string,
  files: ContentFiles | undefined,
): Promise<void> {
  if (!files || ![files.catalogue, ...files.spreadsheets].includes(file)) return;
  const { catalogue, spreadsheets } = await readTexts(files);
  await db.update(importedContent).set({ filesHash: filesHash([catalogue, ...spreadsheets]) });
}
