import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue-schema';
import { readCatalogue } from '../catalogue/read-catalogue';
import type { Database } from '../db/database';
import { contentHash } from '../db/seed/replace-content';
import { locateProblems, problemLine } from './locate-problems';
import { isMissingIn, missingPictures } from './missing-pictures';
import type { ProductUse } from './product-uses';
import { readTextFile } from './read-text-file';
import { explainRemovedProducts } from './removed-products';
import { type ProductChanges, type WriteOptions, writeContent } from './write-content';

/** Result of an import; `warnings` and `problems` are lines to print. */
export type ImportOutcome =
  /** `isWritten` is false for a dry run, or if sets or sections would lose products. */
  | {
      imported: Catalogue;
      isWritten: boolean;
      changes: ProductChanges;
      uses: ProductUse[];
      warnings: string[];
      problems?: never;
    }
  | { imported?: never; warnings: string[]; problems: string[] };

/**
 * Replaces the shop's content with a file. The file is validated first: if there are any problems, nothing is changed
 * and all are reported with line and column. Missing images are only warnings.
 * @param options.mediaFolder folder of the images
 * @throws when the file can't be read, StartupError if it isn't UTF-8
 */
export async function importFile(
  db: Database,
  file: string,
  { mediaFolder, ...options }: { mediaFolder: string } & Omit<WriteOptions, 'check' | 'versionId'>,
): Promise<ImportOutcome> {
  const json = await readTextFile(file);
  const name = path.basename(file);
  const linesOf = (problems: Parameters<typeof locateProblems>[1]) =>
    locateProblems(json, problems).map((problem) => problemLine(name, problem));

  const { catalogue, rejected, problems, warnings: unread } = await readCatalogue(json);
  const warnings = linesOf([...unread, ...missingPictures(catalogue ?? rejected, isMissingIn(mediaFolder))]);
  if (problems) return { problems: linesOf(await explainRemovedProducts(db, problems)), warnings };
  const { outcome, changes, uses } = await writeContent(
    db,
    { catalogue, texts: [{ file: name, text: json }], source: 'import', hash: contentHash(json) },
    options,
  );
  return { imported: catalogue, isWritten: outcome === 'written', changes, uses, warnings };
}
