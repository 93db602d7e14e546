import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue-schema';
import { readCatalogue } from '../catalogue/read-catalogue';
import type { Database } from '../db/database';
import { contentHash, replaceContent } from '../db/seed/replace-content';
import { locateProblems, problemLine } from './locate-problems';
import { missingPictures } from './missing-pictures';

/** What came of an import; lines are for the person who asked for it. */
export type ImportOutcome =
  | { imported: Catalogue; warnings: string[]; problems?: never }
  | { imported?: never; warnings: string[]; problems: string[] };

/**
 * Makes a file the shop's content. Everything is checked first: a file with any problem changes nothing, and all its
 * problems are reported with line and column. Missing pictures are only warned of. From then on `seed` leaves the shop alone.
 * @param options.mediaFolder where the pictures lie
 * @throws when the file can't be read
 */
export async function importFile(
  db: Database,
  file: string,
  { mediaFolder, now = () => new Date() }: { mediaFolder: string; now?: () => Date },
): Promise<ImportOutcome> {
  // Editors on Windows begin files with a mark that JSON doesn't know.
  const json = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  const name = path.basename(file);
  const linesOf = (problems: Parameters<typeof locateProblems>[1]) =>
    locateProblems(json, problems).map((problem) => problemLine(name, problem));

  const { catalogue, problems, warnings: unread } = readCatalogue(json);
  if (problems) return { problems: linesOf(problems), warnings: linesOf(unread) };
  const warnings = linesOf([...unread, ...missingPictures(catalogue, mediaFolder)]);
  await replaceContent(db, { catalogue, source: 'import', hash: contentHash(json), importedAt: now() });
  return { imported: catalogue, warnings };
}
