/** Clock, randomness and timers; replaced in tests. */
export interface Runtime {
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
  /** Resolves after `ms`, or as soon as the signal aborts. */
  delay: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

const delay: Runtime['delay'] = (ms, signal) =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
    if (signal?.aborted) finish();
  });

export const machineRuntime: Runtime = { now: Date.now, random: Math.random, delay };
