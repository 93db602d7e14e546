import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { useCallback } from 'react';
import { useClient } from '../../../foundation/provider';
import { type Loaded, useLoaded } from '../../../foundation/requests/use-loaded';

export interface FullProduct {
  /** At first the list's data: without fabrics, dimensions and pieces. */
  readonly product: Product;
  readonly loaded: Loaded<Product>;
}

const asProduct = (summary: ProductSummary): Product => ({
  ...summary,
  description_en: '',
  description_ar: '',
  fabrics: [],
  set_items: [],
});

/** A listed product and, a moment later, its full data. */
export function useFullProduct(summary: ProductSummary): FullProduct {
  const { items } = useClient('items');
  const loaded = useLoaded(useCallback((signal) => items.get(summary.id, { signal }), [items, summary.id]));
  return { product: loaded.status === 'ready' ? loaded.value : asProduct(summary), loaded };
}
