import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../platform/logger';
import { writeWhole } from '../platform/write-whole';

const MB = 1024 * 1024;
/** Enough for the pictures of about five thousand products. */
const MAX_BYTES = 2048 * MB;
const DAY_MS = 24 * 60 * 60_000;

interface Kept {
  file: string;
  bytes: number;
  usedAt: number;
}

/** A file that another process removed meanwhile counts as none. */
const keptFile = (file: string): Promise<Kept[]> =>
  stat(file).then(
    ({ size, mtimeMs }) => [{ file, bytes: size, usedAt: mtimeMs }],
    () => [],
  );

/**
 * The folder of encoded pictures. Files that weren't used for longest are removed once it holds more than `maxBytes`.
 * Several processes may share it.
 */
export function createPictureFolder(
  folder: string,
  logger: Pick<Logger, 'warn'>,
  { maxBytes = MAX_BYTES } = {},
): {
  /** The path of a kept picture. */
  find: (name: string) => Promise<string | undefined>;
  /** Its path, or its bytes if it couldn't be kept. */
  keep: (name: string, content: Uint8Array) => Promise<string | Uint8Array>;
} {
  // Looking through the folder for every new picture would take longer than keeping it.
  const step = maxBytes / 20;
  let added = step;

  async function removeOldest(): Promise<void> {
    const files = (
      await Promise.all((await readdir(folder)).map((name) => keptFile(path.join(folder, name))))
    ).flat();
    let bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    for (const one of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= maxBytes) return;
      await rm(one.file, { force: true });
      bytes -= one.bytes;
    }
  }

  return {
    find: async (name) => {
      const file = path.join(folder, name);
      const [kept] = await keptFile(file);
      if (!kept) return undefined;
      // A file's time is the day on which it was last used: a write for each visitor would be too many.
      const now = new Date();
      if (now.getTime() - kept.usedAt > DAY_MS) await utimes(file, now, now).catch(() => {});
      return file;
    },
    keep: async (name, content) => {
      const file = path.join(folder, name);
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(file, content);
        added += content.byteLength;
        if (added >= step) {
          added = 0;
          await removeOldest();
        }
        return file;
      } catch (error) {
        logger.warn({ err: error }, 'image not cached');
        return content;
      }
    },
  };
}
