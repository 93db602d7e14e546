import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logger';
import { EncoderEndedError } from './encoder-process';
import type { TakeTurn } from './encoding-turns';
import type { Turn } from './fair-queue';
import type { MediaFile, Variant } from './media-file';

/** Widths pictures are made in; wider requests get the widest. */
export const WIDTHS = [160, 320, 480, 640, 960, 1440, 1920] as const;

/** The next of the offered widths up, but never wider than the picture itself. */
export function variantWidth(wanted: number | undefined, own: number): number {
  if (wanted === undefined) return own;
  return Math.min(own, WIDTHS.find((width) => width >= wanted) ?? WIDTHS[WIDTHS.length - 1] ?? own);
}

/** Names a variant of a content; safe as a file name and as an entity tag. */
export const variantName = ({ hash }: MediaFile, { width, format }: Variant): string =>
  `${hash}-${width}.${format}`;

type Content = Uint8Array | undefined;

/** A variant that is being made or waits for its turn, and how many requests wait for it. */
interface Job {
  content: Promise<Content>;
  waiters: number;
  abandoned: AbortController;
}

/** Waits no longer than until the signal is aborted, whose reason it then rejects with; a signal may outlive many waits. */
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
 * Makes pictures in other sizes and formats, once: what was made is kept in `cacheFolder`, and the same picture
 * asked for twice at a time is made once. A folder that can't be written to costs time, not pictures. A picture that
 * nobody waits for any more isn't begun.
 * @returns undefined for a truncated picture, which is logged; rejects with what `inTurn` rejects with, with the
 * signal's reason when it is aborted first, and with {@link EncoderEndedError}
 */
export function createVariantMaker({
  cacheFolder,
  logger,
  inTurn,
  encode,
  onServed = () => {},
}: {
  cacheFolder: string;
  logger: Logger;
  /** Decides when a picture is begun. */
  inTurn: TakeTurn;
  /** Beside this process, which answers. */
  encode: (file: string, variant: Variant) => Promise<Uint8Array>;
  /** Called for every picture, with whether it was in the cache. */
  onServed?: (cache: 'hit' | 'miss') => void;
}): (media: MediaFile, variant: Variant, turn: Turn) => Promise<Content> {
  const jobs = new Map<string, Job>();

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

  async function encoded(media: MediaFile, variant: Variant): Promise<Content> {
    try {
      return await encode(media.file, variant);
    } catch (error) {
      if (error instanceof EncoderEndedError) throw error;
      logger.warn({ file: media.file, err: error }, 'broken picture');
      return undefined;
    }
  }

  async function make(media: MediaFile, variant: Variant, turn: Turn): Promise<Content> {
    const file = path.join(cacheFolder, variantName(media, variant));
    const kept = await readFile(file).catch(() => undefined);
    onServed(kept ? 'hit' : 'miss');
    if (kept) return kept;
    const content = await inTurn(() => encoded(media, variant), turn);
    if (content) await keep(file, content);
    return content;
  }

  function begin(media: MediaFile, variant: Variant, owner: string): Job {
    const name = variantName(media, variant);
    const abandoned = new AbortController();
    const content = make(media, variant, { owner, signal: abandoned.signal }).finally(() => {
      if (jobs.get(name) === job) jobs.delete(name);
    });
    // When all have left, nobody handles its rejection.
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
