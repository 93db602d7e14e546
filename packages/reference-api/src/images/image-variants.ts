import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Logger } from '../logger';
import { limitConcurrency } from './limit-concurrency';
import type { ImageFormat, MediaFile } from './media-file';

/** Widths pictures are made in; wider requests get the widest. */
const WIDTHS = [160, 320, 480, 640, 960, 1440, 1920] as const;

/** Leaves a core for answering while pictures are made. */
const CONCURRENCY = 2;

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  // Effort 2 takes a quarter of the default's time for some percent more bytes: pictures are made while visitors wait.
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

export interface Variant {
  format: ImageFormat;
  /** In pixels, one of {@link WIDTHS} or the picture's own. */
  width: number;
}

/** The next of the offered widths up, but never wider than the picture itself. */
export function variantWidth(wanted: number | undefined, own: number): number {
  if (wanted === undefined) return own;
  return Math.min(own, WIDTHS.find((width) => width >= wanted) ?? WIDTHS[WIDTHS.length - 1] ?? own);
}

/** Names a variant of a content; safe as a file name and as an entity tag. */
export const variantName = ({ hash }: MediaFile, { width, format }: Variant): string =>
  `${hash}-${width}.${format}`;

/**
 * Makes pictures in other sizes and formats, once: what was made is kept in `cacheFolder`, and the same picture
 * asked for twice at a time is made once. A folder that can't be written to costs time, not pictures.
 * @returns undefined for a truncated picture, which is logged
 */
export function createVariantMaker({
  cacheFolder,
  logger,
  onServed = () => {},
}: {
  cacheFolder: string;
  logger: Logger;
  /** Called for every picture, with whether it was in the cache. */
  onServed?: (cache: 'hit' | 'miss') => void;
}): (media: MediaFile, variant: Variant) => Promise<Uint8Array | undefined> {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const inTurn = limitConcurrency(CONCURRENCY);

  async function keep(file: string, content: Uint8Array): Promise<void> {
    // Renamed into place, so that nobody ever reads half a picture.
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(draft, content);
      await rename(draft, file);
    } catch (error) {
      logger.warn({ err: error }, 'picture not kept');
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  async function make(media: MediaFile, variant: Variant): Promise<Uint8Array | undefined> {
    const file = path.join(cacheFolder, variantName(media, variant));
    const kept = await readFile(file).catch(() => undefined);
    onServed(kept ? 'hit' : 'miss');
    if (kept) return kept;
    const content = await inTurn(async () => {
      // Read here, not by sharp, which caches the pixels of a file name even when the file has changed.
      const image = sharp(await readFile(media.file)).autoOrient();
      const resized = image.resize({ width: variant.width, withoutEnlargement: true });
      return encoders[variant.format](resized).toBuffer();
    }).catch((error: unknown) => {
      logger.warn({ file: media.file, err: error }, 'broken picture');
      return undefined;
    });
    if (content) await keep(file, content);
    return content;
  }

  return (media, variant) => {
    const name = variantName(media, variant);
    const running = underWay.get(name) ?? make(media, variant).finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
}
