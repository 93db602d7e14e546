import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';

/** An address that couldn't be opened, and the one the visitor stayed at. */
export interface FailedVisit {
  readonly wanted: string;
  readonly stayedAt: string;
}

/** A page that couldn't be opened; the visitor is still on the previous one. */
export interface UnopenedPage {
  retry(): void;
  dismiss(): void;
}

/** The last failed visit, until the visitor navigates or dismisses it. */
export function useUnopenedPage(
  address: string,
  failed: FailedVisit | undefined,
  setFailed: (failed: FailedVisit | undefined) => void,
): UnopenedPage | undefined {
  const [, navigate] = useLocation();
  const isOver = failed !== undefined && failed.stayedAt !== address;

  useEffect(() => {
    if (isOver) setFailed(undefined);
  }, [isOver, setFailed]);

  return useMemo(
    () =>
      failed && !isOver
        ? { retry: () => navigate(failed.wanted), dismiss: () => setFailed(undefined) }
        : undefined,
    [failed, isOver, setFailed, navigate],
  );
}
