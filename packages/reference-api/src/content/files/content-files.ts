import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { packageVersion } from '../../db/package-folder';
import { writeWhole } from '../../platform/write-whole';
import type { OwnContent } from '../document/own-content';
import { currentContent } from '../import/current-content';
import { addCategories } from './add-categories';
import {
  type ContentProblem,
  type ContentText,
  composeContent,
  type ReadingOptions,
} from './compose-content';
import type { MissingCategory } from './products-csv/row-category';
import { type FileReading, readSpreadsheet, readTextFile, sheetOf } from './read-content-file';
import { surprises } from './surprises';
import { type ProductChanges, type WriteOptions, writeContent } from './write-content';

/** Absolute paths of the files that are a shop's content. */
export const contentFilesSchema = v.object({ catalogue: v.string(), spreadsheets: v.array(v.string()) });
export type ContentFiles = v.InferOutput<typeof contentFilesSchema>;

export type Applied = { warnings: ContentProblem[] } & (
  | { outcome: 'same' }
  /** The categories that rows name and the shop doesn't have are among the problems. */
  | { outcome: 'refused'; problems: ContentProblem[]; missingCategories: readonly MissingCategory[] }
  /** Most products would be removed, which nobody confirmed. */
  | { outcome: 'unconfirmed'; changes: ProductChanges }
  | {
      outcome: 'applied';
      changes: ProductChanges;
      /** Names of the categories that were added to the document. */
      addedCategories: string[];
      /** What a maker should know of the content. */
      surprises: string[];
    }
);

async function readContent(
  place: string,
  read: (place: string) => Promise<FileReading>,
): Promise<ContentText & { problem?: ContentProblem }> {
  const name = path.basename(place);
  try {
    return { file: name, ...(await read(place)) };
  } catch (error) {
    const message = existsSync(sheetOf(place).file) ? (error as Error).message : 'the file is missing';
    return { file: name, text: '', problem: { file: name, message } };
  }
}

/** The texts of the files, or why they can't be read. */
export async function readTexts(files: ContentFiles) {
  const [catalogue, spreadsheets] = await Promise.all([
    readContent(files.catalogue, readTextFile),
    Promise.all(files.spreadsheets.map((sheet) => readContent(sheet, readSpreadsheet))),
  ]);
  const problems = [catalogue, ...spreadsheets].flatMap(({ problem }) => problem ?? []);
  return { catalogue, spreadsheets, problems };
}

/** Identifies what files mean to a shop: with other code, its own or ours, the same files may mean something else. */
export function filesHash(texts: readonly ContentText[], own?: OwnContent): string {
  const hash = createHash('sha256').update(`${packageVersion}\0${own?.version ?? ''}\0`);
  for (const { file, text } of texts) hash.update(`${file}\0`).update(text).update('\0');
  return hash.digest('hex');
}

export interface ApplyOptions extends Omit<WriteOptions, 'versionId' | 'isAccepted'>, ReadingOptions {
  /** Whether categories that rows name are added to the document. */
  addsCategories?: boolean | undefined;
  /** How many products may be removed without being confirmed, even if they are most. Default: any number. */
  unaskedRemovals?: number | undefined;
}

/** More are probably removed by mistake, such as by the file of another shop. */
const removesMost = ({ products, added, removed }: ProductChanges): boolean =>
  removed.length > (products - added + removed.length) / 2;

/**
 * Makes the files the shop's content. Nothing is changed if there are any problems, or if they are the content already.
 */
export async function applyFiles(
  db: Database,
  files: ContentFiles,
  { mediaFolder, own, addsCategories, unaskedRemovals = Number.POSITIVE_INFINITY, ...options }: ApplyOptions,
): Promise<Applied> {
  const { catalogue, spreadsheets, problems: unread } = await readTexts(files);
  if (unread.length > 0) return { outcome: 'refused', problems: unread, missingCategories: [], warnings: [] };

  const names = [catalogue, ...spreadsheets].map(({ file }) => file);
  options.onProgress?.(`Reading ${names.join(', ')}`);
  const hash = filesHash([catalogue, ...spreadsheets], own);
  const isSame = (await currentContent(db))?.hash === hash;
  if (isSame && !options.isDryRun) return { outcome: 'same', warnings: [] };

  let document = catalogue;
  let composition = await composeContent(document, spreadsheets, { mediaFolder, own });
  const added = addsCategories ? composition.missingCategories : [];
  if (added.length > 0) {
    document = { ...catalogue, text: addCategories(catalogue.text.replace(/^\uFEFF/, ''), added) };
    composition = await composeContent(document, spreadsheets, { mediaFolder, own });
  }
  const { catalogue: content, problems, warnings, missingCategories } = composition;
  if (problems) return { outcome: 'refused', problems, missingCategories, warnings };

  const isAccepted = (changes: ProductChanges) =>
    changes.removed.length <= unaskedRemovals || !removesMost(changes);
  const texts = [document, ...spreadsheets];
  const changes = await writeContent(
    db,
    { catalogue: content, texts, hash: filesHash(texts, own) },
    { ...options, isAccepted },
  );
  if (!options.isDryRun && !isAccepted(changes)) return { outcome: 'unconfirmed', changes, warnings };
  if (added.length > 0 && !options.isDryRun) await writeWhole(files.catalogue, document.text);
  const addedCategories = added.map(({ name_en }) => name_en);
  return { outcome: 'applied', changes, addedCategories, surprises: surprises(content), warnings };
}
