import { useEffect, useState } from 'react';

const load = () => import('./later');

type LaterParts = Awaited<ReturnType<typeof load>>;

/** Longest wait for a moment in which the browser has nothing to do, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Parts of the layout that no page shows at first; fetched as soon as the page works, so that they are there without a
 * connection too. Undefined until then. A shop without them still works, so a failure is not worth a message.
 */
export function useLaterParts(): LaterParts | undefined {
  const [parts, setParts] = useState<LaterParts>();
  useEffect(() => {
    const fetchParts = () => load().then(setParts, () => {});
    // Safari has no idle time to offer.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(fetchParts, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchParts, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return parts;
}
