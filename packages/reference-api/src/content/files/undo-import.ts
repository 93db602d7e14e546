import type { Database } from '../../db/database';
import { StartupError } from '../../db/startup-error';
import { writeWhole } from '../../platform/write-whole';
import { currentContent } from '../import/current-content';
import type { OnProgress } from '../on-progress';
import { type ContentText, composeContent, type ReadingOptions } from './compose-content';
import { type ContentFiles, filesHash, readTexts } from './content-files';
import { readVersion, versionBefore } from './content-versions';
import { sheetOf } from './read-content-file';
import { type ProductChanges, writeContent } from './write-content';

export interface Undone {
  changes: ProductChanges;
  /** When the content that is back was imported. */
  importedAt: Date;
  /** Names of the folder's files, which are written as they were then. */
  files: string[];
}

/**
 * A spreadsheet without rows, which changes nothing.
 * @throws {StartupError} for a workbook, which can't be written without them
 */
function withoutRows({ file, text, isWorkbook }: ContentText): ContentText {
  if (isWorkbook)
    throw new StartupError(
      `That content had no ${file}: take it out of diwan.config.ts (products), run diwan import, then undo that number.`,
    );
  return { file, text: /^[^\n]*\n?/.exec(text)?.[0] ?? '' };
}

/** @throws {StartupError} naming files with changes that were never imported: they are kept nowhere else */
function requireImported(present: readonly ContentText[], kept: readonly ContentText[]): void {
  const isIn =
    (texts: readonly ContentText[]) =>
    ({ file, text }: ContentText) =>
      texts.some((other) => other.file === file && other.text === text);
  const changed = [
    ...present.filter((text) => !isIn(kept)(text)),
    ...kept.filter(({ file }) => !present.some((other) => other.file === file)),
  ];
  if (changed.length === 0) return;
  throw new StartupError(
    `The shop doesn't have the changes in ${changed.map(({ file }) => file).join(', ')} yet, and undo would overwrite them: run diwan import first, or take the changes back.`,
  );
}

/** The folder's files as they were; a spreadsheet from later keeps its header. */
async function formerFiles(
  files: ContentFiles,
  [document, ...sheets]: readonly ContentText[],
  kept: readonly ContentText[],
): Promise<(ContentText & { path: string })[]> {
  const { catalogue, spreadsheets } = await readTexts(files);
  requireImported([catalogue, ...spreadsheets], kept);
  const unknown = sheets.filter(({ file }) => !spreadsheets.some((sheet) => sheet.file === file));
  if (unknown.length > 0)
    throw new StartupError(
      `That content also came from ${unknown.map(({ file }) => file).join(', ')}. Name it in diwan.config.ts (products) with an empty file, run diwan import, then undo.`,
    );
  return [
    { path: files.catalogue, file: catalogue.file, text: document?.text ?? '' },
    ...spreadsheets.map((present, index) => ({
      path: sheetOf(files.spreadsheets[index] ?? '').file,
      ...(sheets.find(({ file }) => file === present.file) ?? withoutRows(present)),
    })),
  ];
}

/**
 * Brings back a content that is kept, and writes the folder's files as they were: otherwise the next start would apply the
 * present ones again.
 * @param options.to the number of the content; by default, of the one before the present
 * @throws {StartupError} if it isn't kept, or the files have changes that would be lost
 */
export async function undoImport(
  db: Database,
  {
    mediaFolder,
    own,
    files,
    to,
    onProgress,
  }: ReadingOptions & {
    files: ContentFiles;
    to?: number | undefined;
    onProgress?: OnProgress | undefined;
  },
): Promise<Undone> {
  const current = await currentContent(db);
  const id = to ?? (current ? await versionBefore(db, current.versionId) : null);
  const version = id === null ? undefined : await readVersion(db, id);
  const present = current && (await readVersion(db, current.versionId));
  if (!present || id === null || !version)
    throw new StartupError(
      to === undefined
        ? 'No content before this one is kept. diwan import --history lists those that are.'
        : `Content ${to} isn't kept. diwan import --history lists those that are.`,
    );

  const former = await formerFiles(files, version.files, present.files);
  const [document, ...sheets] = former;
  if (!document) throw new Error('a content without files');
  const { catalogue, problems } = await composeContent(document, sheets, { mediaFolder, own });
  if (!catalogue) {
    const [first] = problems;
    throw new StartupError(
      `That content doesn't fit this version of Diwan${own?.version === undefined ? '' : " or the shop's own code"}: ${first?.file} ${first?.message}`,
    );
  }
  const changes = await writeContent(
    db,
    { catalogue, texts: former, hash: filesHash(former, own) },
    { versionId: id, onProgress },
  );
  for (const { path: file, text, original } of former)
    await writeWhole(file, original === undefined ? text : Buffer.from(original, 'base64'));
  return { changes, importedAt: version.importedAt, files: former.map(({ file }) => file) };
}
