import type { Product } from '@diwan/sdk/contract';
import { useCallback, useState } from 'react';
import { useClient } from '../../../foundation/provider';
import { isMissing, useLoaded } from '../../../foundation/requests/use-loaded';

/** A piece of the comparison; without its product while that loads. */
export interface ComparedPiece {
  readonly code: string;
  readonly product: Product | undefined;
}

export interface ComparedPieces {
  readonly pieces: readonly ComparedPiece[];
  /** Codes of products that the shop doesn't sell. */
  readonly missing: readonly string[];
  /** Shown to the visitor where some couldn't be loaded. */
  readonly error: string | undefined;
  retry(): void;
}

/** What a server has fetched: the products of some codes, and those codes that it found nothing for. */
export interface FetchedPieces {
  readonly products?: readonly Product[] | undefined;
  readonly missing?: readonly string[] | undefined;
}

const none = () => {};

/** The products of codes: those fetched by a server, and the others as they are added, each once. */
export function useCompared(
  codes: readonly string[],
  { products = [], missing = [] }: FetchedPieces,
): ComparedPieces {
  const { items } = useClient('items');
  // Upper and lower case are the same code; null for one that isn't sold.
  const [known] = useState(
    () =>
      new Map<string, Product | null>([
        ...missing.map((code) => [code.toLowerCase(), null] as const),
        ...products.map((product) => [product.code.toLowerCase(), product] as const),
      ]),
  );
  const unknown = codes.filter((code) => !known.has(code.toLowerCase())).join();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const find = async (code: string) => {
        const found = await items.get(code, { signal }).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
        known.set(code.toLowerCase(), found);
      };
      await Promise.all(unknown.split(',').map(find));
    },
    [items, known, unknown],
  );
  const loaded = useLoaded(unknown === '' ? undefined : load);
  const hasFailed = unknown !== '' && loaded.status === 'failed';
  const productOf = (code: string) => known.get(code.toLowerCase());
  return {
    pieces: codes
      .filter((code) => productOf(code) !== null && !(hasFailed && !productOf(code)))
      .map((code) => ({ code, product: productOf(code) ?? undefined })),
    missing: codes.filter((code) => productOf(code) === null),
    error: hasFailed ? loaded.error : undefined,
    retry: hasFailed ? loaded.retry : none,
  };
}
