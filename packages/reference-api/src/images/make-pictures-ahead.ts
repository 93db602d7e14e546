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

/** Cards are shown at a quarter to a half of a screen. */
const CARD_WIDTHS = [320, 480, 640, 960];
const widthsOf = {
  card: CARD_WIDTHS,
  banner: WIDTHS.filter((width) => width >= 480),
} as const satisfies Record<PictureInUse['shownAs'], readonly number[]>;

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
    const widths = new Set(widthsOf[shownAs].map((width) => Math.min(width, media.width)));
    for (const width of widths) {
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
