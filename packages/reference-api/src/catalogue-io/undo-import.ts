import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownContent } from '../catalogue/own-content';
import type { Database } from '../db/database';
import { contentHash, currentContent } from '../db/seed/replace-content';
import type { OnProgress } from '../on-progress';
import { StartupError } from '../startup-error';
import { type ContentText, composeContent } from './compose-content';
import { appliedHash, type ContentFiles, filesHash, readTexts } from './content-files';
import { readVersion, versionBefore } from './content-versions';
import { type Written, writeContent } from './write-content';

export interface Undone extends Written {
  /** When the content that is back was imported. */
  importedAt: Date;
  /** Names of the folder's files that are written as they were then. */
  files: string[];
}

/** A spreadsheet without rows, which changes nothing. */
const headerOf = (text: string): string => /^[^\n]*\n?/.exec(text)?.[0] ?? '';

/** The folder's files as they were; a spreadsheet from later keeps its header. */
async function formerFiles(
  files: ContentFiles,
  [document, ...sheets]: readonly ContentText[],
  current: { hash: string | undefined; files: readonly ContentText[] },
): Promise<{ path: string; file: string; text: string }[]> {
  const { catalogue, spreadsheets, problems } = await readTexts(files);
  const present = [catalogue, ...spreadsheets];
  // The content to undo is kept; what nobody applied would be lost.
  if (problems.length > 0 || filesHash(present) !== current.hash) {
    const kept = new Map(current.files.map(({ file, text }) => [file, text]));
    const changed = present.filter(({ file, text }) => kept.get(file) !== text);
    const names = (changed.length > 0 ? changed : present).map(({ file }) => file).join(', ');
    throw new StartupError(
      `The shop doesn't have the changes in ${names} yet, and undo would overwrite them: run diwan import first, or take the changes back.`,
    );
  }
  const unknown = sheets.filter(({ file }) => !spreadsheets.some((sheet) => sheet.file === file));
  if (unknown.length > 0)
    throw new StartupError(
      `That content also came from ${unknown.map(({ file }) => file).join(', ')}. Name it in diwan.config.ts (products) with an empty file, run diwan import, then undo.`,
    );
  return [
    { path: files.catalogue, file: catalogue.file, text: document?.text ?? '' },
    ...spreadsheets.map(({ file, text }, index) => ({
      path: files.spreadsheets[index] ?? '',
      file,
      text: sheets.find((sheet) => sheet.file === file)?.text ?? headerOf(text),
    })),
  ];
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/**
 * Brings back a content that is kept.
 * @param options.files the folder's files, where they rule: they are written as they were, because they would be applied
 *   again at the next start
 * @param options.to the id of the content; by default, of the one before the present
 * @throws {StartupError} if it isn't kept, or the files have changes that would be lost
 */
export async function undoImport(
  db: Database,
  {
    mediaFolder,
    files,
    to,
    isConfirmed,
    onProgress,
  }: {
    mediaFolder: string;
    files?: ContentFiles | undefined;
    to?: number | undefined;
    isConfirmed?: boolean;
    onProgress?: OnProgress | undefined;
  },
): Promise<Undone> {
  const current = await currentContent(db);
  const present = current?.versionId ?? null;
  const id = to ?? (present === null ? null : await versionBefore(db, present));
  const version = id === null ? undefined : await readVersion(db, id);
  if (id === null || !version)
    throw new StartupError(
      to === undefined
        ? 'No content before this one is kept. diwan import --history lists those that are.'
        : `Content ${to} isn't kept. diwan import --history lists those that are.`,
    );

  const kept = present === null ? undefined : await readVersion(db, present);
  const now = { hash: current?.filesHash ?? current?.hash, files: kept?.files ?? [] };
  const former = files ? await formerFiles(files, version.files, now) : [];
  const texts = files ? former : version.files;
  const [document, ...sheets] = texts;
  if (!document) throw new Error('a content without files');
  const { catalogue, problems } = await composeContent(document, sheets, { mediaFolder });
  if (!catalogue) {
    const [first] = problems;
    throw new StartupError(
      `That content doesn't fit this version of Diwan${ownContent().version === undefined ? '' : " or the shop's own code"}: ${first?.file} ${first?.message}`,
    );
  }
  const hashes = files
    ? { hash: appliedHash(filesHash(texts)), filesHash: filesHash(texts) }
    : { hash: contentHash(document.text) };
  const written = await writeContent(
    db,
    { catalogue, texts, source: files ? 'files' : 'import', ...hashes },
    { versionId: id, isConfirmed, onProgress },
  );
  if (written.outcome === 'written') for (const { path: file, text } of former) await writeWhole(file, text);
  return {
    ...written,
    importedAt: version.importedAt,
    files: former.map(({ path: file }) => path.basename(file)),
  };
}
