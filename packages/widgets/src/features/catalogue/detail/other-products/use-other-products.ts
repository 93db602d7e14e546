import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { useCallback } from 'react';
import { useClient } from '../../../../foundation/provider';
import { useLoaded } from '../../../../foundation/requests/use-loaded';

/** The lists below a product. */
export interface OtherProducts {
  readonly related: readonly ProductSummary[];
  readonly similar: readonly ProductSummary[];
}

const none: OtherProducts = { related: [], similar: [] };

/** Related products: those fetched by a server, otherwise fetched here. A list that fails is left out. */
export function useOtherProducts(product: Product, given: OtherProducts | undefined): OtherProducts {
  const { items } = useClient('items');
  const load = useCallback(
    async (signal: AbortSignal): Promise<OtherProducts> => {
      const orNone = (list: Promise<ProductSummary[]>) => list.catch(() => []);
      const [related, similar] = await Promise.all([
        orNone(items.related(product.id, {}, { signal })),
        orNone(items.similar(product, { signal })),
      ]);
      return { related, similar };
    },
    [items, product],
  );
  const loaded = useLoaded(given ? undefined : load);
  return given ?? (loaded.status === 'ready' ? loaded.value : none);
}
