import { useEffect, useState } from 'react';

const load = () => import('./later');

type LaterParts = Awaited<ReturnType<typeof load>>;

/** Maximum wait for the browser to become idle. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Parts of the layout that no page shows at first, fetched once the page is hydrated so that they also work offline.
 * Undefined until then. The shop works without them, so failures are ignored.
 */
export function useLaterParts(): LaterParts | undefined {
  const [parts, setParts] = useState<LaterParts>();
  useEffect(() => {
    const fetchParts = () => load().then(setParts, () => {});
    // Safari has no `requestIdleCallback`.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(fetchParts, IDLE_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchParts, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return parts;
}
