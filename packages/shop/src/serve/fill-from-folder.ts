import type * as ReferenceApi from '@diwan/reference-api';
import type { Applied, Database, OwnContent } from '@diwan/reference-api';
import { StartupError } from '@diwan/reference-api/startup-error';
import type { ShopFolder } from '../config/open-folder';
import type { Lines } from '../terminal';

export type Fill = (db: Database, reference: typeof ReferenceApi) => Promise<void>;

/**
 * Makes a folder's files the content as the shop starts. With problems in them, the shop shows its last content.
 * @param report called unless the content was there already
 * @param options.progress shows how far long work is
 * @param options.own what the shop's own code adds to what the catalogue may hold
 * @returns undefined for a folder without a catalogue
 */
export function fillFromFolder(
  { files, media }: ShopFolder,
  report: (applied: Applied) => void,
  { progress, own }: Pick<Lines, 'progress'> & { own?: () => OwnContent | undefined } = {},
): Fill | undefined {
  if (!files) return undefined;
  /** @throws {StartupError} with problems in the files of a shop that has no content yet */
  return async (db, { applyFiles, hasContent }) => {
    const applied = await applyFiles(db, files, {
      mediaFolder: media,
      own: own?.(),
      onProgress: progress,
    });
    if (applied.outcome !== 'same') report(applied);
    if (applied.outcome === 'refused' && !(await hasContent(db)))
      throw new StartupError('The shop has no content yet. Change the files, then start it again.');
  };
}
