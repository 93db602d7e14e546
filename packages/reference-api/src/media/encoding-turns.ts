import { availableParallelism } from 'node:os';
import { createFairQueue, type Turn } from './fair-queue';

/** Leaves one core for serving requests. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Queued images per address: more than one page shows, but a fraction of the whole queue.
 */
const MAX_WAITING_PER_ADDRESS = 64;
const MAX_WAITING = 512;

export type TakeTurn = <Value>(task: () => Promise<Value>, turn: Turn) => Promise<Value>;

/** Schedules image encoding in one process; visitors have priority. */
export interface EncodingTurns {
  /** Round-robin between addresses; rejects with {@link QueueFullError} when the queue is full. */
  forVisitors: TakeTurn;
  /** Starts when no visitor's image is encoding or queued. */
  inBackground: TakeTurn;
}

export function createEncodingTurns({ concurrency = CONCURRENCY } = {}): EncodingTurns {
  const inTurn = createFairQueue({
    limit: concurrency,
    maxWaiting: MAX_WAITING,
    maxWaitingPerOwner: MAX_WAITING_PER_ADDRESS,
  });
  let visitorTasks = 0;
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
      visitorTasks += 1;
      try {
        return await inTurn(task, turn);
      } finally {
        visitorTasks -= 1;
        if (visitorTasks === 0) becameIdle.dispatchEvent(new Event('idle'));
      }
    },
    inBackground: async (task, { signal }) => {
      signal.throwIfAborted();
      while (visitorTasks > 0) await nextIdle(signal);
      return task();
    },
  };
}
