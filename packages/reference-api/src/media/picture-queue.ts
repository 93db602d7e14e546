import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';

/** Leaves one core for serving requests. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Pictures per address: more than one page shows, but a fraction of the whole queue. */
const MAX_PER_ADDRESS = 64;
const MAX_WAITING = 512;

/** A picture was rejected because its address's share or the whole queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Who a picture is for, and when to drop it. */
export interface Turn {
  /** Addresses alternate, however many pictures each has queued. */
  owner: string;
  /** Removes a queued task, which then rejects with the signal's reason. */
  signal: AbortSignal;
}

export type TakeTurn = <Value>(task: () => Promise<Value>, turn: Turn) => Promise<Value>;

/** Bounds the pictures that a process encodes at once. */
export interface PictureQueue {
  /** @throws {QueueFullError} when the queue is full */
  forVisitors: TakeTurn;
  /** Starts when no visitor's picture is queued. */
  inBackground: TakeTurn;
}

export function createPictureQueue({
  concurrency = CONCURRENCY,
  maxWaiting = MAX_WAITING,
  maxPerAddress = MAX_PER_ADDRESS,
} = {}): PictureQueue {
  const queue = new PQueue({ concurrency });
  /** Pictures that are queued or encoded, by address. */
  const pictures = new Map<string, number>();
  return {
    forVisitors: async (task, { owner, signal }) => {
      const before = pictures.get(owner) ?? 0;
      if (queue.size >= maxWaiting || before >= maxPerAddress)
        throw new QueueFullError(`${queue.size} pictures are queued, ${before} of them by this address`);
      pictures.set(owner, before + 1);
      try {
        // The first picture of each address comes before the second of any.
        return await queue.add(task, { priority: -before, signal });
      } finally {
        const left = (pictures.get(owner) ?? 1) - 1;
        if (left > 0) pictures.set(owner, left);
        else pictures.delete(owner);
      }
    },
    inBackground: async (task, { signal }) => queue.add(task, { priority: Number.NEGATIVE_INFINITY, signal }),
  };
}
