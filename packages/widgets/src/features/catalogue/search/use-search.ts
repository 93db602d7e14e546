import { DEFAULT_PAGE_SIZE, type ProductSummary } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { failureText, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useStore } from '../../../foundation/signals/use-signal-value';
import { createItemListStore } from '../../../foundation/stores';

/** Debounce delay in milliseconds (spec §5). */
const DEBOUNCE_MS = 300;

export interface FoundProducts {
  readonly products: readonly ProductSummary[];
  /** Whether there are more products than these. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Error message for the visitor. */
  readonly error: string | undefined;
  /** Repeats a failed search. */
  retry(): void;
}

/** The products matching a text, once typing pauses; an empty text sends no request. */
export function useSearch(query: string): FoundProducts {
  const i18n = useI18n();
  const { stores } = useDiwan();
  const [list] = useState(() => createItemListStore(stores.lists));
  const { items: products, hasMore, isLoading, failure } = useStore(list);
  const [requestedQuery, setRequestedQuery] = useState('');

  useEffect(() => {
    const showResults = () => {
      if (query) list.show({ query, limit: DEFAULT_PAGE_SIZE });
      else list.cancel();
      setRequestedQuery(query);
    };
    const timer = setTimeout(showResults, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [list, query]);
  useEffect(() => () => list.cancel(), [list]);

  return {
    products,
    hasMore,
    isLoading: requestedQuery !== query || isLoading,
    error: failure && failureText(i18n, failure),
    retry: list.retry,
  };
}
