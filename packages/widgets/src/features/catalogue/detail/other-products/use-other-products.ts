import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { useClient } from '../../../../foundation/provider';

/** The lists below a product. */
export interface OtherProducts {
  readonly related: readonly ProductSummary[];
  readonly similar: readonly ProductSummary[];
}

const none: OtherProducts = { related: [], similar: [] };

/** The API resources used if no server has fetched the products. */
export const otherProductsApi = { resources: ['items'] } as const;

/** Related products: those fetched by a server, otherwise fetched here. A list that fails is left out. */
export function useOtherProducts(product: Product, given: OtherProducts | undefined): OtherProducts {
  const { items } = useClient(otherProductsApi);
  const [fetched, setFetched] = useState(none);
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return;
    const controller = new AbortController();
    const { signal } = controller;
    const orNone = (list: Promise<ProductSummary[]>) => list.catch(() => []);
    Promise.all([
      orNone(items.related(product.id, {}, { signal })),
      orNone(items.similar(product, { signal })),
    ]).then(([related, similar]) => {
      if (!signal.aborted) setFetched({ related, similar });
    });
    return () => controller.abort();
  }, [items, product, isGiven]);
  return given ?? fetched;
}
