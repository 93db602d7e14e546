import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database';
import type { Config } from '../../platform/config';
import type { Logger } from '../../platform/logger';
import { sweepExpired } from './retention.repository';

const FIRST_PAUSE_MS = 30_000;
const PAUSE_MS = 10 * 60_000;

/**
 * Deletes what is kept no longer, every ten minutes.
 * @returns a function that stops it
 */
export function startRetention({
  db,
  config: { retention },
  logger,
}: {
  db: Database;
  config: Pick<Config, 'retention'>;
  logger: Logger;
}): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => {});
  const work = async (): Promise<void> => {
    await pause(FIRST_PAUSE_MS);
    while (!signal.aborted) {
      try {
        const swept = await sweepExpired(db, {
          retention,
          now: new Date(),
          isStopping: () => signal.aborted,
        });
        if (Object.keys(swept).length > 0) logger.info(swept, 'expired data deleted');
      } catch (error) {
        logger.error({ err: error }, 'expired data could not be deleted');
      }
      await pause(PAUSE_MS);
    }
  };
  const ended = work();
  return async () => {
    stopping.abort();
    await ended;
  };
}
