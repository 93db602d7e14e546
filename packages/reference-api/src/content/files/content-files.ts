import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { packageVersion } from '../../db/package-folder';
import { ownContent } from '../document/own-content';
import { currentContent } from '../import/current-content';
import { type ContentProblem, type ContentText, composeContent } from './compose-content';
import { readTextFile } from './read-text-file';
import { type ProductChanges, type WriteOptions, writeContent } from './write-content';

/** Absolute paths of the files that are a shop's content. */
export const contentFilesSchema = v.object({ catalogue: v.string(), spreadsheets: v.array(v.string()) });
export type ContentFiles = v.InferOutput<typeof contentFilesSchema>;

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

/** The texts of the files, or why they can't be read. */
export async function readTexts(files: ContentFiles) {
  const [catalogue, ...spreadsheets] = await Promise.all(
    [files.catalogue, ...files.spreadsheets].map(readText),
  );
  if (!catalogue) throw new Error('no catalogue');
  const problems = [catalogue, ...spreadsheets].flatMap(({ problem }) => problem ?? []);
  return { catalogue, spreadsheets, problems };
}

/** Identifies what files mean to a shop: with other code, its own or ours, the same files may mean something else. */
export function filesHash(texts: readonly ContentText[]): string {
  const hash = createHash('sha256').update(`${packageVersion}\0${ownContent().version ?? ''}\0`);
  for (const { file, text } of texts) hash.update(`${file}\0`).update(text).update('\0');
  return hash.digest('hex');
}

export interface ApplyOptions extends Omit<WriteOptions, 'versionId'> {
  mediaFolder: string;
}

/**
 * Makes the files the shop's content. Nothing is changed if there are any problems, or if they are the content already.
 */
export async function applyFiles(
  db: Database,
  files: ContentFiles,
  { mediaFolder, ...options }: ApplyOptions,
): Promise<Applied> {
  const { catalogue, spreadsheets, problems: unread } = await readTexts(files);
  if (unread.length > 0) return { outcome: 'refused', problems: unread, warnings: [] };

  const texts = [catalogue, ...spreadsheets];
  options.onProgress?.(`Reading ${texts.map(({ file }) => file).join(', ')}`);
  const hash = filesHash(texts);
  const isSame = (await currentContent(db))?.hash === hash;
  if (isSame && !options.isDryRun) return { outcome: 'same', warnings: [] };

  const {
    catalogue: content,
    problems,
    warnings,
  } = await composeContent(catalogue, spreadsheets, { mediaFolder });
  if (problems) return { outcome: 'refused', problems, warnings };
  const changes = await writeContent(db, { catalogue: content, texts, hash }, options);
  return { outcome: 'applied', changes, warnings };
}
