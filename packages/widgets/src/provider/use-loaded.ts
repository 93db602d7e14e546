import { ApiError } from '@diwan/sdk';
import { useEffect, useState } from 'react';
import { visitorMessage } from '../stores';

export type Loaded<Value> =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string | undefined; retry(): void };

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * What the API has for a widget, asked for when it is first shown and whenever `load` changes, which must be stable.
 * `missing` where the API has nothing (404); `failed` with the shop's message and another try for all else.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      setLoaded({ status: 'loading' });
      const result = await load(signal).then(
        (value): Loaded<Value> => ({ status: 'ready', value }),
        (error: unknown): Loaded<Value> =>
          isMissing(error)
            ? { status: 'missing' }
            : { status: 'failed', message: visitorMessage(error), retry: () => void ask() },
      );
      if (!signal.aborted) setLoaded(result);
    };
    void ask();
    return () => controller.abort();
  }, [load]);

  return loaded;
}
