import type { CallName } from '../contract';
import { AbortedError, TimeoutError } from './errors/call-errors';

/** Maximum delay of `setTimeout`. */
const MAX_TIMER_MS = 2_147_483_647;

interface Deadline {
  endpoint: CallName;
  timeoutMs: number;
  /** The caller's signal. */
  signal: AbortSignal | undefined;
}

/**
 * Runs one attempt with its own signal, which aborts at the deadline or with the caller's signal. The promise is raced
 * too, so that a `fetch` that ignores its signal can't outlive either. Removes its listener from the caller's signal,
 * which may live as long as the page. (`AbortSignal.any` leaks in that case on Node 20.)
 * @throws TimeoutError, AbortedError
 */
export async function withDeadline<Result>(
  { endpoint, timeoutMs, signal }: Deadline,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const aborted = () => new AbortedError(`${endpoint} was aborted`, { endpoint, cause: signal?.reason });
  if (signal?.aborted) throw aborted();

  const controller = new AbortController();
  let stop: (error: Error) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const onAbort = () => stop(aborted());
  const timer = setTimeout(
    () => stop(new TimeoutError(`${endpoint} took longer than ${timeoutMs} ms`, { endpoint })),
    Math.min(timeoutMs, MAX_TIMER_MS),
  );
  signal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([stopped, run(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
