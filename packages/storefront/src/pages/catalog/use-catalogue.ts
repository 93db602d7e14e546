import { useEffect, useState } from 'react';

/**
 * `opening`: found, or not checked yet · `making`: being generated · `missing`: the shop has none · `offline`: no
 * connection.
 */
export type CatalogueStatus = 'opening' | 'making' | 'missing' | 'offline';

const RETRY_SECONDS = 2;
const MIN_WAIT_MS = 250;

const waitMs = (retryAfter: string | null): number =>
  Math.max((retryAfter === null ? RETRY_SECONDS : Number(retryAfter) || 0) * 1000, MIN_WAIT_MS);

/** Whether a file is on the page's own origin, where a failed request always means a lost connection. */
const isSameOrigin = (href: string): boolean =>
  new URL(href, window.location.href).origin === window.location.origin;

const openInPlace = (href: string): void => window.location.replace(href);

/**
 * Opens the catalogue's PDF once it exists, and polls while it is being generated.
 * @param open replaces the page by default, so that Back leads to where the visitor came from
 */
export function useCatalogue(
  href: string,
  open = openInPlace,
): { status: CatalogueStatus; retry: () => void } {
  const [status, setStatus] = useState<CatalogueStatus>('opening');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the request
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
        // Another origin may block requests from scripts and still serve the file.
        if (isSameOrigin(href)) setStatus('offline');
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
