import { useCallback, useEffect, useState } from 'react';
import { useClient, useDiwan } from '../../../../foundation/provider';
import { type Failure, failureOf } from '../../../../foundation/stores';
import { type BoxRestoration, restoreBox } from './restore-box-model';

/** The API resources used to restore a price box. */
export const restoredBoxApi = { resources: ['items'] } as const;

export interface RestoredBox {
  readonly outcome:
    | BoxRestoration
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly failure: Failure };
  retry(): void;
}

const loading = { status: 'loading' } as const;

/** Restores the price box of a code, once per code. */
export function useRestoredBox(code: string): RestoredBox {
  const client = useClient(restoredBoxApi);
  const { stores } = useDiwan();
  const [outcome, setOutcome] = useState<RestoredBox['outcome']>(loading);
  const [attempt, setAttempt] = useState(0);
  const { priceBox } = stores;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every attempt
  useEffect(() => {
    let isCurrent = true;
    setOutcome(loading);
    restoreBox(code, { client, priceBox }).then(
      (restored) => isCurrent && setOutcome(restored),
      (error: unknown) => isCurrent && setOutcome({ status: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, client, priceBox, attempt]);

  return { outcome, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
