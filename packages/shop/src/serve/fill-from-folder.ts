import type * as ReferenceApi from '@diwan/reference-api';
import type { Applied, Database } from '@diwan/reference-api';
import type { ShopFolder } from '../config/open-folder';
import { StartupError } from '../startup-error';

export type Fill = (db: Database, reference: typeof ReferenceApi) => Promise<void>;

/**
 * Brings a folder's content into the database as the shop starts: its files, or where the database rules, their first
 * version. With problems in the files, the shop shows its last content.
 * @param report called unless the content was there already
 * @returns undefined for a folder without a catalogue
 */
export function fillFromFolder(
  { files, contentIn, media }: ShopFolder,
  report: (applied: Applied) => void,
): Fill | undefined {
  if (!files) return undefined;
  /** @throws {StartupError} with problems in the files of a shop that has no content yet */
  return async (db, { applyFiles, hasContent }) => {
    const isEmpty = !(await hasContent(db));
    if (contentIn === 'database' && !isEmpty) return;
    const source = contentIn === 'files' ? 'files' : 'import';
    const applied = await applyFiles(db, files, { mediaFolder: media, source });
    if (applied.outcome !== 'same') report(applied);
    if (applied.outcome === 'refused' && isEmpty)
      throw new StartupError('The shop has no content yet. Change the files, then start it again.');
  };
}
