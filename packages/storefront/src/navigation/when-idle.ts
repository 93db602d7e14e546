/** Maximum wait for the browser to become idle. */
const TIMEOUT_MS = 2000;

/** Calls back once the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}

/** Yields to the browser, so that it can respond to input between parts of long work. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
