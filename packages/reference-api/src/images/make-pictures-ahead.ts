import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config';
import type { OpenDatabase } from '../db/database';
import type { Logger } from '../logger';
import { createEncoderProcess } from './encoder-process';
import type { EncodingTurns } from './encoding-turns';
import { createVariantMaker, WIDTHS } from './image-variants';
import { createMediaFinder } from './media-file';
import { type PictureInUse, picturesInUse } from './pictures-in-use.repository';

/** What a home page, its lists and a few categories show; a shop of a million products makes the others on request. */
const MAX_PICTURES = 500;
const PAUSE_MS = 5000;

/** Screens ask for no others: cards are shown at a quarter to a half of one, banners at the whole of it. */
const askedFor: Record<PictureInUse['shownAs'], { from: number; to: number }> = {
  card: { from: 320, to: 960 },
  banner: { from: 480, to: 1920 },
};

/** Pages leave out a width that the picture's own hardly exceeds. */
const NEARLY = 1.25;

/** The widths that browsers find on pages for a picture and choose from. */
export function widthsToMake(own: number, shownAs: PictureInUse['shownAs']): number[] {
  const largest = Math.min(own, Math.max(...WIDTHS));
  const offered = [...WIDTHS.filter((width) => width * NEARLY <= largest), largest];
  const { from, to } = askedFor[shownAs];
  const widest = offered.find((width) => width >= to) ?? largest;
  return offered.filter((width) => width >= Math.min(from, largest) && width <= widest);
}

/** Addresses of other servers are theirs: nothing here makes or keeps their pictures. */
const isElsewhere = (picture: string): boolean => /^https?:/i.test(picture);

/**
 * Makes the pictures that visitors see first in the widths and the format they ask for, one after the other in the
 * background, now and whenever content changes, so that nobody meets a picture that has yet to be made. It pauses while
 * pictures of visitors are being made.
 * @returns a function that ends it
 */
export function makePicturesAhead({
  database: { readDb, contentChanges },
  config,
  mediaFolder,
  logger,
  encodingTurns,
  encoder = createEncoderProcess(),
}: {
  database: Pick<OpenDatabase, 'readDb' | 'contentChanges'>;
  config: Pick<Config, 'dataDir'>;
  mediaFolder: string;
  logger: Logger;
  encodingTurns: EncodingTurns;
  encoder?: ReturnType<typeof createEncoderProcess>;
}): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const findMedia = createMediaFinder(mediaFolder, logger);
  const makeVariant = createVariantMaker({
    cacheFolder: path.join(config.dataDir, 'images'),
    logger,
    inTurn: encodingTurns.inBackground,
    encode: encoder.encode,
  });

  async function make({ path: picture, shownAs }: PictureInUse): Promise<void> {
    const media = isElsewhere(picture) ? undefined : await findMedia(picture);
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
    let madeUnder: number | undefined;
    while (!signal.aborted) {
      const version = contentChanges.version();
      if (version !== madeUnder) {
        madeUnder = version;
        await makeAll().catch((error: unknown) => {
          if (!signal.aborted) logger.warn({ err: error }, 'pictures not made ahead');
        });
        encoder.end();
      }
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const working = work();
  return async () => {
    stopping.abort();
    encoder.end();
    await working;
  };
}
