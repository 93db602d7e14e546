/** Shared by all tabs of an origin, as the checkout's record is. */
const LOCK = 'diwan-place-order';

/** A tab that was put to sleep while it placed an order doesn't keep the others from ordering. */
const LONGEST_WAIT_MS = 20_000;

/** How long what one tab stores may take to reach another. */
const SETTLING_MS = 50;

/** Undefined on pages without TLS. */
const lockManager = (): LockManager | undefined => globalThis.navigator?.locks;

/** Runs `work` once no other tab runs it. Where the browser has no locks, at once: see {@link storageSettled}. */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = lockManager();
  if (!locks) return work();
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  // Before Chrome 124 there is no reliable `AbortSignal.timeout`.
  const wait = new AbortController();
  setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
  try {
    return await locks.request(LOCK, { signal: wait.signal }, start);
  } catch (error) {
    if (hasStarted) throw error;
    return work();
  }
}

/** Two tabs without locks may have stored a key at the same time: resolves when both read the one that was stored last. */
export const storageSettled = async (): Promise<void> => {
  if (!lockManager()) await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
};
