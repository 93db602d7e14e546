import { ApiError } from '@diwan/sdk';
import { useEffect, useState } from 'react';
import { failureText, useI18n } from '../i18n';
import { type Failure, failureOf } from '../stores';

export type Loaded<Value> =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed' /** Shown to the visitor. */; readonly error: string; retry(): void };

type State<Value> =
  | Exclude<Loaded<Value>, { status: 'failed' }>
  | { readonly status: 'failed'; readonly failure: Failure; retry(): void };

/** Whether the shop lacks what was asked for. A response without a code isn't the API's: another address or a proxy sent it. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.code !== 'http_404';

/**
 * Loads data for a widget on mount and whenever `load` changes, which must be stable; without it, loads nothing. `missing` on a 404 of the API; `failed` with
 * a message for the visitor and `retry` on any other error.
 */
export function useLoaded<Value>(load: ((signal: AbortSignal) => Promise<Value>) | undefined): Loaded<Value> {
  const i18n = useI18n();
  const [loaded, setLoaded] = useState<State<Value>>({ status: 'loading' });

  useEffect(() => {
    if (!load) return;
    const controller = new AbortController();
    const { signal } = controller;
    const request = async (): Promise<void> => {
      setLoaded({ status: 'loading' });
      const result = await load(signal).then(
        (value): State<Value> => ({ status: 'ready', value }),
        (error: unknown): State<Value> =>
          isMissing(error)
            ? { status: 'missing' }
            : { status: 'failed', failure: failureOf(error), retry: () => void request() },
      );
      if (!signal.aborted) setLoaded(result);
    };
    void request();
    return () => controller.abort();
  }, [load]);

  if (loaded.status !== 'failed') return loaded;
  return { status: 'failed', error: failureText(i18n, loaded.failure), retry: loaded.retry };
}
