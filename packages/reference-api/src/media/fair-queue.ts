/** A task was rejected because its owner's or the whole queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Who a task belongs to, and when to cancel it. */
export interface Turn {
  /** Owners alternate, however many tasks each has queued. */
  owner: string;
  /** Removes a queued task, which then rejects with the signal's reason. */
  signal: AbortSignal;
}

/**
 * Runs at most `limit` tasks concurrently and queues the rest, up to `maxWaiting` in total and `maxWaitingPerOwner` per
 * owner. Tasks beyond that reject with {@link QueueFullError}.
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
  /** Queued tasks by owner, in round-robin order; owners without tasks have no entry. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  function remove(owner: string, queue: (() => void)[], start: () => void) {
    queue.splice(queue.indexOf(start), 1);
    if (queue.length === 0) queues.delete(owner);
    waiting -= 1;
  }

  /** Passes the slot of a finished task to the next one, so `running` stays the same. */
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
        reject(new QueueFullError(`${waiting} tasks are queued, ${queue.length} of them by this owner`));
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
