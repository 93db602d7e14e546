import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Logger } from '../platform/logger';

/** Served file types: images and fonts. Those with `format: null` aren't resized. */
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

/** Formats that images are encoded in. WebP holds transparency, too, in a tenth of PNG's bytes. */
export type VariantFormat = Exclude<ImageFormat, 'png'>;

export interface MediaFile {
  file: string;
  contentType: Kind['contentType'];
  /** Null for SVGs and fonts, which aren't resized. */
  format: ImageFormat | null;
  /** Content hash, so that changed images get new cache keys. */
  hash: string;
  /** In pixels; 0 if `format` is null. */
  width: number;
}

/** An image in another size or format. */
export interface Variant {
  format: VariantFormat;
  /** In pixels: one of the available widths or the image's own. */
  width: number;
}

const kindOf = (file: string): Kind | undefined =>
  kinds[path.extname(file).slice(1).toLowerCase() as keyof typeof kinds];

/** Excludes `..`, hidden files and backslashes. */
const isPlain = (segment: string): boolean => /^[^.\\\0][^\\\0]*$/.test(segment);

/** Resolves a relative path inside a folder; symlinks that leave it count as missing. */
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

// sharp would cache pixels by file name even if the file has changed, and never release the memory.
sharp.cache(false);

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 20);
}

/** @throws for content that isn't an image, and for an SVG with another extension, which sharp would render */
async function shownWidth(file: string): Promise<number> {
  const { format, autoOrient } = await sharp(file).metadata();
  if (format === 'svg') throw new Error('SVG content with another file extension');
  return autoOrient.width;
}

/**
 * Finds images in a folder by relative path. Metadata is cached until the file changes.
 * @returns undefined if the folder has no such image; a broken one is logged once
 */
export function createMediaFinder(
  folder: string,
  logger: Pick<Logger, 'warn'>,
): (relative: string) => Promise<MediaFile | undefined> {
  const known = new Map<string, { version: string; media: MediaFile | undefined }>();

  async function read(file: string, { contentType, format }: Kind): Promise<MediaFile | undefined> {
    // Streamed, not read into memory: the PDF catalogue reads every image of the shop.
    const hash = await hashOf(file);
    try {
      const width = format === null ? 0 : await shownWidth(file);
      return { file, contentType, format, hash, width };
    } catch (error) {
      logger.warn({ file, err: error }, 'broken image');
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
