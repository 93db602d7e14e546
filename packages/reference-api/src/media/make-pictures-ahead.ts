import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenDatabase } from '../db/database';
import type { Config } from '../platform/config';
import type { Logger } from '../platform/logger';
import { createVariantMaker, WIDTHS } from './image-variants';
import { createMediaFinder } from './media-file';
import type { PictureQueue } from './picture-queue';
import { type PictureInUse, picturesInUse } from './pictures-in-use.repository';

/** Covers the home page, its lists and a few categories; other images are resized on request. */
const MAX_PICTURES = 500;
const PAUSE_MS = 5000;

/** Widths that browsers request: cards take a quarter to half of the screen, banners all of it. */
const requestedWidths: Record<PictureInUse['shownAs'], { from: number; to: number }> = {
  card: { from: 320, to: 960 },
  banner: { from: 480, to: 1920 },
};

/** Pages omit a width if the original is less than this factor wider. */
const WIDTH_STEP = 1.25;

/** The widths in a page's `srcset` that browsers are likely to choose. */
export function widthsToMake(own: number, shownAs: PictureInUse['shownAs']): number[] {
  const largest = Math.min(own, Math.max(...WIDTHS));
  const offered = [...WIDTHS.filter((width) => width * WIDTH_STEP <= largest), largest];
  const { from, to } = requestedWidths[shownAs];
  const widest = offered.find((width) => width >= to) ?? largest;
  return offered.filter((width) => width >= Math.min(from, largest) && width <= widest);
}

/** Images on other servers are not resized. */
const isExternal = (picture: string): boolean => /^https?:/i.test(picture);

/**
 * Resizes the images that visitors see first, in the widths and format that browsers request. Runs sequentially in the
 * background, on start and whenever content changes, and pauses while visitors' images are queued.
 * @returns a function that stops it
 */
export function makePicturesAhead({
  database: { readDb, contentChanges },
  config,
  mediaFolder,
  logger,
  pictureQueue,
}: {
  database: Pick<OpenDatabase, 'readDb' | 'contentChanges'>;
  config: Pick<Config, 'dataDir'>;
  mediaFolder: string;
  logger: Logger;
  pictureQueue: PictureQueue;
}): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const findMedia = createMediaFinder(mediaFolder, logger);
  const makeVariant = createVariantMaker({
    cacheFolder: path.join(config.dataDir, 'images'),
    logger,
    inTurn: pictureQueue.inBackground,
  });

  async function make({ path: picture, shownAs }: PictureInUse): Promise<void> {
    const media = isExternal(picture) ? undefined : await findMedia(picture);
    if (!media?.format) return;
    for (const width of widthsToMake(media.width, shownAs)) {
      if (signal.aborted) return;
      await makeVariant(media, { width, format: 'avif' }, { owner: 'ahead', signal });
    }
  }

  async function makeAll(): Promise<void> {
    for (const picture of await picturesInUse(readDb, MAX_PICTURES)) {
      if (signal.aborted) return;
      await make(picture);
    }
  }

  const work = async (): Promise<void> => {
    let processedVersion: number | undefined;
    while (!signal.aborted) {
      const version = contentChanges.version();
      if (version !== processedVersion) {
        processedVersion = version;
        await makeAll().catch((error: unknown) => {
          if (!signal.aborted) logger.warn({ err: error }, 'images not resized ahead');
        });
      }
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}
