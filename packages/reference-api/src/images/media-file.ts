import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Logger } from '../logger';

/** Kinds of files that are served: pictures, and a shop's own typefaces. `null` isn't resized. */
const kinds = {
  avif: { contentType: 'image/avif', format: 'avif' },
  webp: { contentType: 'image/webp', format: 'webp' },
  jpg: { contentType: 'image/jpeg', format: 'jpg' },
  jpeg: { contentType: 'image/jpeg', format: 'jpg' },
  png: { contentType: 'image/png', format: 'png' },
  svg: { contentType: 'image/svg+xml', format: null },
  woff2: { contentType: 'font/woff2', format: null },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export type ImageFormat = NonNullable<Kind['format']>;

export interface MediaFile {
  file: string;
  contentType: Kind['contentType'];
  /** Null for drawings, which aren't resized. */
  format: ImageFormat | null;
  /** Of the content, so that a changed picture is another one wherever it is kept. */
  hash: string;
  /** In pixels; 0 for drawings. */
  width: number;
}

/** A picture in another size or format. */
export interface Variant {
  format: ImageFormat;
  /** In pixels, one of those offered or the picture's own. */
  width: number;
}

const kindOf = (file: string): Kind | undefined =>
  kinds[path.extname(file).slice(1).toLowerCase() as keyof typeof kinds];

/** Names that can't lead out of a folder, nor to what an editor hid in it. */
const isPlain = (segment: string): boolean => /^[^.\\\0][^\\\0]*$/.test(segment);

/** The file a relative path names inside a folder; links that lead out of it count as missing. */
async function fileWithin(folder: string, relative: string): Promise<string | undefined> {
  if (!relative.split('/').every(isPlain)) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, relative));
    return file.startsWith(root + path.sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

// It caches the pixels of a file name even when the file has changed, and memory it never gives back.
sharp.cache(false);

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 20);
}

/** @throws for content that is no picture, and for a drawing under a picture's name, which would be rendered here */
async function shownWidth(file: string): Promise<number> {
  const { format, autoOrient } = await sharp(file).metadata();
  if (format === 'svg') throw new Error('a drawing is not named like one');
  return autoOrient.width;
}

/**
 * Finds pictures in a folder by relative path. What it learned of a file is kept until the file changes.
 * @returns undefined for a path that names no picture of the folder; a broken one is logged once
 */
export function createMediaFinder(
  folder: string,
  logger: Pick<Logger, 'warn'>,
): (relative: string) => Promise<MediaFile | undefined> {
  const known = new Map<string, { version: string; media: MediaFile | undefined }>();

  async function read(file: string, { contentType, format }: Kind): Promise<MediaFile | undefined> {
    // Never the whole file in memory: the printed catalogue looks at every picture of the shop.
    const hash = await hashOf(file);
    try {
      const width = format === null ? 0 : await shownWidth(file);
      return { file, contentType, format, hash, width };
    } catch (error) {
      logger.warn({ file, err: error }, 'broken picture');
      return undefined;
    }
  }

  return async (relative) => {
    const kind = kindOf(relative);
    const file = kind && (await fileWithin(folder, relative));
    if (!file) return undefined;
    const stats = await stat(file);
    if (!stats.isFile()) return undefined;
    const version = `${stats.mtimeMs} ${stats.size}`;
    const before = known.get(file);
    if (before?.version === version) return before.media;

    const media = await read(file, kind);
    known.set(file, { version, media });
    return media;
  };
}
