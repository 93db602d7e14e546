import path from 'node:path';
import type * as ReferenceApi from '@diwan/reference-api';
import type { Applied, ContentFiles, Database } from '@diwan/reference-api';
import type { ShopFolder } from '../config/open-folder';
import { StartupError } from '../startup-error';
import type { Lines } from '../terminal';

export type Fill = (db: Database, reference: typeof ReferenceApi) => Promise<void>;

/**
 * Brings a folder's content into the database as the shop starts: its files, or where the database rules, their first
 * version. With problems in the files, the shop shows its last content.
 * @param report called unless the content was there already
 * @param output prints what the maker should know
 * @returns undefined for a folder without a catalogue
 */
export function fillFromFolder(
  { files, contentIn, media }: ShopFolder,
  report: (applied: Applied) => void,
  output: Lines = { out: console.info, error: console.error },
): Fill | undefined {
  if (!files) return undefined;
  /** @throws {StartupError} with problems in the files of a shop that has no content yet */
  return async (db, { applyFiles, hasContent, haveFilesChanged }) => {
    const isEmpty = !(await hasContent(db));
    if (contentIn === 'database' && !isEmpty) {
      if (await haveFilesChanged(db, files)) output.error(databaseRules(files));
      return;
    }
    const source = contentIn === 'files' ? 'files' : 'import';
    const applied = await applyFiles(db, files, {
      mediaFolder: media,
      source,
      isConfirmed: true,
      onProgress: output.progress,
    });
    if (applied.outcome !== 'same') report(applied);
    if (applied.outcome === 'refused' && isEmpty)
      throw new StartupError('The shop has no content yet. Change the files, then start it again.');
  };
}

function databaseRules({ catalogue, spreadsheets }: ContentFiles): string {
  const names = [catalogue, ...spreadsheets].map((file) => path.basename(file));
  const [document] = names;
  return `${names.join(', ')} changed, but the shop shows the content of its database (content: 'database' in diwan.config.ts). To apply a file, run diwan import ${document}; to write the database's content to it, diwan export ${document}.`;
}
