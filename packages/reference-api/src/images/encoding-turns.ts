import { availableParallelism } from 'node:os';
import { createFairQueue, type Turn } from './fair-queue';

/** Leaves a core for answering while pictures are made. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Waiting pictures of one address: more than a page shows, so that a visitor gets all, and a fraction of all that wait.
 */
const MAX_WAITING_PER_ADDRESS = 64;
const MAX_WAITING = 512;

export type TakeTurn = <Value>(task: () => Promise<Value>, turn: Turn) => Promise<Value>;

/** Who encodes when, in one process: visitors first. */
export interface EncodingTurns {
  /** Addresses take turns; rejects with {@link QueueFullError} when too many wait. */
  forVisitors: TakeTurn;
  /** Begins when no visitor's picture is being made or waits. */
  inBackground: TakeTurn;
}

export function createEncodingTurns({ concurrency = CONCURRENCY } = {}): EncodingTurns {
  const inTurn = createFairQueue({
    limit: concurrency,
    maxWaiting: MAX_WAITING,
    maxWaitingPerOwner: MAX_WAITING_PER_ADDRESS,
  });
  let ofVisitors = 0;
  const becameIdle = new EventTarget();

  const nextIdle = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const settled = new AbortController();
      const settle = (then: () => void) => () => {
        settled.abort();
        then();
      };
      becameIdle.addEventListener('idle', settle(resolve), { signal: settled.signal });
      signal.addEventListener(
        'abort',
        settle(() => reject(signal.reason)),
        { signal: settled.signal },
      );
    });

  return {
    forVisitors: async (task, turn) => {
      ofVisitors += 1;
      try {
        return await inTurn(task, turn);
      } finally {
        ofVisitors -= 1;
        if (ofVisitors === 0) becameIdle.dispatchEvent(new Event('idle'));
      }
    },
    inBackground: async (task, { signal }) => {
      signal.throwIfAborted();
      while (ofVisitors > 0) await nextIdle(signal);
      return task();
    },
  };
}
