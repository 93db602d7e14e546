/** A task that was refused because too many wait already, of its owner or of all. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** For whom a task runs, and how long it is worth running. */
export interface Turn {
  /** Owners take turns, however many tasks each of them has waiting. */
  owner: string;
  /** Takes a task that still waits out of the queue, which then rejects with the signal's reason. */
  signal: AbortSignal;
}

/**
 * Runs at most `limit` tasks at a time; further ones wait, up to `maxWaiting` of all owners and `maxWaitingPerOwner` of
 * one, beyond which they are refused with {@link QueueFullError}.
 */
export function createFairQueue({
  limit,
  maxWaiting,
  maxWaitingPerOwner,
}: {
  limit: number;
  maxWaiting: number;
  maxWaitingPerOwner: number;
}): <Value>(task: () => Promise<Value>, turn: Turn) => Promise<Value> {
  /** Waiting tasks by owner, in the order in which the owners take turns; an owner without any has no entry. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  function remove(owner: string, queue: (() => void)[], start: () => void) {
    queue.splice(queue.indexOf(start), 1);
    if (queue.length === 0) queues.delete(owner);
    waiting -= 1;
  }

  /** Hands the place of a finished task to the next one, so the count of running ones stays. */
  function startNext() {
    for (const [owner, queue] of queues) {
      const [start] = queue;
      if (!start) continue;
      remove(owner, queue, start);
      if (queues.delete(owner)) queues.set(owner, queue);
      start();
      return;
    }
    running -= 1;
  }

  const place = ({ owner, signal }: Turn): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(owner) ?? [];
      if (waiting >= maxWaiting || queue.length >= maxWaitingPerOwner) {
        reject(new QueueFullError(`${waiting} tasks wait, ${queue.length} of them of one owner`));
        return;
      }
      const leave = () => {
        remove(owner, queue, start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(start);
      queues.set(owner, queue);
      waiting += 1;
    });

  return async (task, turn) => {
    turn.signal.throwIfAborted();
    if (running < limit) running += 1;
    else await place(turn);
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
