import type * as ReferenceApi from '@diwan/reference-api';
import type { Applied, Database, OwnContent } from '@diwan/reference-api';
import { StartupError } from '@diwan/reference-api/startup-error';
import type { ShopFolder } from '../config/open-folder';
import type { Lines } from '../terminal';

export interface FillOptions extends Pick<Lines, 'progress'> {
  own?: () => OwnContent | undefined;
  removals?: Removals | undefined;
}

/** When products are removed without a question. */
export interface Removals {
  /** How many, even if they are most. Default: any number. */
  unasked?: number | undefined;
  /** Asks; undefined where nobody can answer. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

export type Fill = (db: Database, reference: typeof ReferenceApi) => Promise<void>;

/**
 * Makes a folder's files the content as the shop starts. With problems in them, the shop shows its last content.
 * @param report called unless the content was there already
 * @param options.progress shows how far long work is
 * @param options.own what the shop's own code adds to what the catalogue may hold
 * @param options.removals how many products may go without a question, even if they are most, and who answers it
 * @returns undefined for a folder without a catalogue
 */
export function fillFromFolder(
  { files, media }: ShopFolder,
  report: (applied: Applied) => void,
  { progress, own, removals = {} }: FillOptions = {},
): Fill | undefined {
  if (!files) return undefined;
  /** @throws {StartupError} with problems in the files of a shop that has no content yet */
  return async (db, { applyFiles, hasContent }) => {
    const options = { mediaFolder: media, own: own?.(), onProgress: progress };
    let applied = await applyFiles(db, files, { ...options, unaskedRemovals: removals.unasked });
    if (applied.outcome !== 'same') report(applied);
    if (applied.outcome === 'unconfirmed' && (await removals.ask?.('Remove them?'))) {
      applied = await applyFiles(db, files, options);
      report(applied);
    }
    if (applied.outcome === 'refused' && !(await hasContent(db)))
      throw new StartupError('The shop has no content yet. Change the files, then start it again.');
  };
}
