import { useEffect, useState } from 'react';

/** What stands between the visitor and the PDF; `opening` until something does. */
export type CatalogueStatus = 'opening' | 'making' | 'missing' | 'offline';

const RETRY_SECONDS = 2;
const LEAST_WAIT_MS = 250;

const waitMs = (retryAfter: string | null): number =>
  Math.max((retryAfter === null ? RETRY_SECONDS : Number(retryAfter) || 0) * 1000, LEAST_WAIT_MS);

/** Whether a file lies on the page's own origin, where every failed request is a lost connection. */
const isOwn = (href: string): boolean =>
  new URL(href, window.location.href).origin === window.location.origin;

const openInPlace = (href: string): void => window.location.replace(href);

/**
 * Opens the catalogue's PDF once it is there, and asks again while it is being made.
 * @param open replaces the page by default, so that «back» leads to where the visitor came from
 */
export function useCatalogue(
  href: string,
  open = openInPlace,
): { status: CatalogueStatus; retry: () => void } {
  const [status, setStatus] = useState<CatalogueStatus>('opening');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is one more request for the same file
  useEffect(() => {
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function check(): Promise<void> {
      const response = await fetch(href, { method: 'HEAD', signal: stopped.signal });
      if (response.ok) return open(href);
      if (response.status !== 503) return setStatus('missing');
      setStatus('making');
      timer = setTimeout(run, waitMs(response.headers.get('retry-after')));
    }
    const run = (): void => {
      check().catch(() => {
        if (stopped.signal.aborted) return;
        // Another origin may keep requests of scripts out and still show its file.
        if (isOwn(href)) setStatus('offline');
        else open(href);
      });
    };
    run();
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [href, open, attempt]);

  return {
    status,
    retry: () => {
      setStatus('opening');
      setAttempt((count) => count + 1);
    },
  };
}
