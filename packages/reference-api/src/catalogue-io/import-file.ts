import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue-schema';
import { readCatalogue } from '../catalogue/read-catalogue';
import type { Database } from '../db/database';
import { items } from '../db/schema';
import { contentHash, lockContent, replaceContent } from '../db/seed/replace-content';
import { locateProblems, problemLine } from './locate-problems';
import { missingPictures } from './missing-pictures';
import { readTextFile } from './read-text-file';

/** Result of an import; `warnings` and `problems` are lines to print, `removed` is the number of products no longer there. */
export type ImportOutcome =
  | { imported: Catalogue; removed: number; warnings: string[]; problems?: never }
  | { imported?: never; warnings: string[]; problems: string[] };

/**
 * Replaces the shop's content with a file. The file is validated first: if there are any problems, nothing is changed
 * and all are reported with line and column. Missing images are only warnings. Afterwards, `seed` no longer changes the
 * shop.
 * @param options.mediaFolder folder of the images
 * @throws when the file can't be read, StartupError if it isn't UTF-8
 */
export async function importFile(
  db: Database,
  file: string,
  { mediaFolder, now = () => new Date() }: { mediaFolder: string; now?: () => Date },
): Promise<ImportOutcome> {
  const json = await readTextFile(file);
  const name = path.basename(file);
  const linesOf = (problems: Parameters<typeof locateProblems>[1]) =>
    locateProblems(json, problems).map((problem) => problemLine(name, problem));

  const { catalogue, rejected, problems, warnings: unread } = readCatalogue(json);
  const warnings = linesOf([...unread, ...missingPictures(catalogue ?? rejected, mediaFolder)]);
  if (problems) return { problems: linesOf(problems), warnings };
  const kept = new Set(catalogue.products.map(({ id }) => id));
  const removed = await db.transaction(async (tx) => {
    await lockContent(tx);
    const before = await tx.select({ id: items.id }).from(items);
    await replaceContent(tx, { catalogue, source: 'import', hash: contentHash(json), importedAt: now() });
    return before.filter(({ id }) => !kept.has(id)).length;
  });
  return { imported: catalogue, removed, warnings };
}
