import type { ProductSummary } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { failureText, useI18n } from '../i18n';
import { useDiwan, useStore } from '../provider';
import { createItemListStore } from '../stores';

/** Milliseconds without typing before the API is asked (spec §5). */
const DEBOUNCE_MS = 300;

export interface FoundProducts {
  readonly products: readonly ProductSummary[];
  /** The products are but the first ones. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** What went wrong, for the visitor. */
  readonly error: string | undefined;
  /** Asks again after a failure. */
  retry(): void;
}

/** The products that a text finds, once the visitor pauses; an empty text asks for nothing. */
export function useSearch(query: string): FoundProducts {
  const i18n = useI18n();
  const { stores } = useDiwan();
  const [list] = useState(() => createItemListStore(stores.lists));
  const { items: products, hasMore, isLoading, failure } = useStore(list);
  const [asked, setAsked] = useState('');

  useEffect(() => {
    const ask = () => {
      if (query) list.show({ query });
      else list.cancel();
      setAsked(query);
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [list, query]);
  useEffect(() => () => list.cancel(), [list]);

  return {
    products,
    hasMore,
    isLoading: asked !== query || isLoading,
    error: failure && failureText(i18n, failure),
    retry: list.retry,
  };
}
