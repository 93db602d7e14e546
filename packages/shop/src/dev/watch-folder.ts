import path from 'node:path';
import { watch } from 'chokidar';
import type { ShopFolder } from '../config/open-folder';

/** Editors save in steps, and pictures are copied one after the other. */
const QUIET_MS = 60;

/** Whether a file belongs to a program, such as the database or an editor, not to the shop's content. */
const isOfTools = (file: string, { folder, env: { DATA_DIR = '' } }: ShopFolder): boolean =>
  file.startsWith(DATA_DIR) || /(^|[\\/])(\.[^\\/]*|node_modules)([\\/]|$)/.test(path.relative(folder, file));

/** The kinds of files that have changed since the last call. */
export interface Changes {
  hasNewPictures: boolean;
  /** Whether a module or the configuration is among it. */
  hasNewCode: boolean;
}

/**
 * Watches a shop's folder and its pictures.
 * @param onChange called once the files have been quiet for a moment
 * @returns ends watching
 */
export function watchFolder(
  folder: ShopFolder,
  onChange: (changes: Changes) => Promise<void>,
): () => Promise<void> {
  const { files, media } = folder;
  const isContent = (file: string) =>
    file.startsWith(media) || /\.(?:csv|xls[xm])$/i.test(file) || file === files?.catalogue;
  const watcher = watch([folder.folder, media], {
    ignoreInitial: true,
    ignored: (file) => file !== folder.folder && file !== media && isOfTools(file, folder),
  });
  let due: NodeJS.Timeout | undefined;
  let changes: Changes = { hasNewPictures: false, hasNewCode: false };
  watcher.on('all', (_event, changed) => {
    changes.hasNewPictures ||= changed.startsWith(media);
    changes.hasNewCode ||= !isContent(changed);
    clearTimeout(due);
    due = setTimeout(async () => {
      const present = changes;
      changes = { hasNewPictures: false, hasNewCode: false };
      await onChange(present);
    }, QUIET_MS);
  });
  return () => watcher.close();
}
