import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { useClient } from '../provider';
import { quickViewApi } from './quick-view-api';

export interface FullProduct {
  /** What the list carries at first: without fabrics, measures and pieces. */
  readonly product: Product;
  readonly status: 'loading' | 'ready' | 'failed';
  retry(): void;
}

const asProduct = (summary: ProductSummary): Product => ({
  ...summary,
  description_en: '',
  description_ar: '',
  fabrics: [],
  set_items: [],
});

/** A listed product and, a moment later, everything about it. */
export function useFullProduct(summary: ProductSummary): FullProduct {
  const { items } = useClient(quickViewApi);
  const [response, setResponse] = useState<Product | 'failed'>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setResponse(undefined);
    items.get(summary.id, { signal }).then(
      (product) => !signal.aborted && setResponse(product),
      () => !signal.aborted && setResponse('failed'),
    );
    return () => controller.abort();
  }, [items, summary.id, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (response === undefined) return { product: asProduct(summary), status: 'loading', retry };
  if (response === 'failed') return { product: asProduct(summary), status: 'failed', retry };
  return { product: response, status: 'ready', retry };
}
