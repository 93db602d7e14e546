import type * as ReferenceApi from '@diwan/reference-api';
import type { Applied, Database } from '@diwan/reference-api';
import type { ShopFolder } from '../config/open-folder';
import { StartupError } from '../startup-error';
import type { Lines } from '../terminal';

export type Fill = (db: Database, reference: typeof ReferenceApi) => Promise<void>;

/**
 * Makes a folder's files the content as the shop starts. With problems in them, the shop shows its last content.
 * @param report called unless the content was there already
 * @param progress shows what long work is at
 * @returns undefined for a folder without a catalogue
 */
export function fillFromFolder(
  { files, media }: ShopFolder,
  report: (applied: Applied) => void,
  { progress }: Pick<Lines, 'progress'> = {},
): Fill | undefined {
  if (!files) return undefined;
  /** @throws {StartupError} with problems in the files of a shop that has no content yet */
  return async (db, { applyFiles, hasContent }) => {
    const applied = await applyFiles(db, files, { mediaFolder: media, onProgress: progress });
    if (applied.outcome !== 'same') report(applied);
    if (applied.outcome === 'refused' && !(await hasContent(db)))
      throw new StartupError('The shop has no content yet. Change the files, then start it again.');
  };
}
