import { codeFromSlug } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useCallback } from 'react';
import { useClient } from '../../foundation/provider';
import { type Loaded, useLoaded } from '../../foundation/requests/use-loaded';

/** The product of a number, of a code, or of the last part of its address, which ends in the code (spec §2). */
export function useProduct(numberOrCode: string): Loaded<Product> {
  const { items } = useClient('items');
  return useLoaded(
    useCallback((signal) => items.get(codeFromSlug(numberOrCode), { signal }), [items, numberOrCode]),
  );
}
