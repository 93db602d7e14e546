import { ApiError } from '@diwan/sdk';
import { codeFromSlug } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { useClient } from '../../provider';
import { visitorMessage } from '../../stores';

/** What an element about one product asks the shop for. */
export const productApi = { resources: ['items'] } as const;

export type LoadedProduct =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly product: Product }
  | { readonly status: 'failed'; readonly message: string | undefined; retry(): void };

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The product of a number, of a code, or of the last part of its address, which ends in the code (spec §2). */
export function useProduct(numberOrCode: string): LoadedProduct {
  const { items } = useClient(productApi);
  const [attempt, setAttempt] = useState(1);
  const [response, setResponse] = useState<LoadedProduct>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retry = () => setAttempt((last) => last + 1);
    setResponse({ status: 'loading' });
    items
      .get(codeFromSlug(numberOrCode), { signal })
      .then(
        (product): LoadedProduct => ({ status: 'ready', product }),
        (error: unknown): LoadedProduct =>
          isMissing(error)
            ? { status: 'missing' }
            : { status: 'failed', message: visitorMessage(error), retry },
      )
      .then((result) => !signal.aborted && setResponse(result));
    return () => controller.abort();
  }, [items, numberOrCode, attempt]);

  return response;
}
