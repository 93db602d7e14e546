import type { Logger } from '../platform/logger';
import { encodePicture } from './encode-picture';
import type { MediaFile, Variant } from './media-file';
import { createPictureFolder } from './picture-folder';
import type { TakeTurn, Turn } from './picture-queue';

/** Available widths; larger requests get the largest. */
export const WIDTHS = [160, 320, 480, 640, 960, 1440, 1920] as const;

/** No image is encoded in more pixels. */
export const LARGEST_WIDTH = 1920;

/** Rounds up to an available width, but never exceeds the image's own. */
export const variantWidth = (wanted: number, own: number): number =>
  Math.min(own, WIDTHS.find((width) => width >= wanted) ?? LARGEST_WIDTH);

/** Names a variant by content hash; safe as a file name and ETag. */
export const variantName = ({ hash }: MediaFile, { width, format }: Variant): string =>
  `${hash}-${width}.${format}`;

/** More broken images than these are logged again. */
const MAX_REPORTED = 1000;

/** An encoded image: the file that keeps it, or its bytes if it couldn't be kept. */
type Content = string | Uint8Array | undefined;

/** A variant that is encoding or queued, and the number of requests waiting for it. */
interface Job {
  content: Promise<Content>;
  waiters: number;
  abandoned: AbortController;
}

/** Rejects with the signal's reason once it is aborted. Removes its listener, because the signal may be long-lived. */
async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal });
  });
  try {
    return await Promise.race([value, aborted]);
  } finally {
    settled.abort();
  }
}

/**
 * Creates images in other sizes and formats, caches them in `cacheFolder`, and merges concurrent requests for the same
 * variant. An unwritable folder only costs time. A queued variant is dropped once no request waits for it.
 * @returns undefined for a truncated image, which is logged once; rejects with the errors of `inTurn`, and with the signal's
 * reason if it is aborted first
 */
export function createVariantMaker({
  cacheFolder,
  logger,
  inTurn,
  onServed = () => {},
}: {
  cacheFolder: string;
  logger: Logger;
  /** Schedules the encoding. */
  inTurn: TakeTurn;
  /** Called for every variant. */
  onServed?: (cache: 'hit' | 'miss') => void;
}): (media: MediaFile, variant: Variant, turn: Turn) => Promise<Content> {
  const pictures = createPictureFolder(cacheFolder, logger);
  const jobs = new Map<string, Job>();
  /** Content hashes of broken images that were logged: each request for one finds out again. */
  const reported = new Set<string>();

  function reportBroken({ file, hash }: MediaFile, error: unknown): void {
    if (reported.has(hash)) return;
    if (reported.size >= MAX_REPORTED) reported.clear();
    reported.add(hash);
    logger.warn({ file, err: error }, 'broken image');
  }

  async function encoded(media: MediaFile, variant: Variant): Promise<Uint8Array | undefined> {
    try {
      return await encodePicture(media.file, variant);
    } catch (error) {
      reportBroken(media, error);
      return undefined;
    }
  }

  async function make(media: MediaFile, variant: Variant, turn: Turn): Promise<Content> {
    const name = variantName(media, variant);
    const kept = await pictures.find(name);
    onServed(kept ? 'hit' : 'miss');
    if (kept) return kept;
    const content = await inTurn(() => encoded(media, variant), turn);
    return content && pictures.keep(name, content);
  }

  function begin(media: MediaFile, variant: Variant, owner: string): Job {
    const name = variantName(media, variant);
    const abandoned = new AbortController();
    const content = make(media, variant, { owner, signal: abandoned.signal }).finally(() => {
      if (jobs.get(name) === job) jobs.delete(name);
    });
    // Avoids an unhandled rejection when no request waits any more.
    content.catch(() => {});
    const job = { content, waiters: 0, abandoned };
    jobs.set(name, job);
    return job;
  }

  return async (media, variant, { owner, signal }) => {
    const known = jobs.get(variantName(media, variant));
    const job = known && !known.abandoned.signal.aborted ? known : begin(media, variant, owner);
    job.waiters += 1;
    try {
      return await unlessAborted(job.content, signal);
    } finally {
      job.waiters -= 1;
      if (job.waiters === 0) job.abandoned.abort();
    }
  };
}
