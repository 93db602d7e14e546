import PQueue from 'p-queue';
import { ApiError } from '../http/api-error';

/** Runs a task in its turn, unless the signal is aborted before. */
export type WorkLimit = <Value>(task: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

/**
 * Bounds work that takes long, per process: `atWork` tasks run at once, `waiting` others wait for them.
 * @throws {ApiError} `rate_limited` with `Retry-After`, when more than that are asked for
 */
export function createWorkLimit({ atWork, waiting }: { atWork: number; waiting: number }): WorkLimit {
  const queue = new PQueue({ concurrency: atWork });
  return async (task, signal) => {
    if (queue.size >= waiting) throw new ApiError('rate_limited', { headers: { 'retry-after': '2' } });
    return queue.add(task, { signal });
  };
}
