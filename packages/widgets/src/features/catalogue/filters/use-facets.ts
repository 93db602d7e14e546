import type { ItemFacets, ItemFacetsQuery } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { useClient } from '../../../foundation/provider';
import { queryKey } from '../../../foundation/stores';
import { type FilterChoice, isUnfiltered, listFilter } from './filter-choice';
import { knownChoice } from './list-facets';

/** Facets as fetched by a server; null where the backend has none. */
export interface FirstFacets {
  readonly whole: ItemFacets | null;
  /** Facets of the list as chosen, with the choice. */
  readonly current?: { readonly choice: FilterChoice; readonly facets: ItemFacets | null } | undefined;
}

export interface Facets {
  /** Facets of the whole list; undefined while they load, null where there are none. */
  readonly whole: ItemFacets | null | undefined;
  /** Facets of the list as chosen: the previous ones until they are there. */
  readonly current: ItemFacets | undefined;
  /** Whether `current` is of the latest choice. */
  readonly isCurrent: boolean;
  /** The choice, as far as the list has it. */
  readonly choice: FilterChoice;
  readonly hasFailed: boolean;
  retry(): void;
}

type Fetched = Readonly<Record<string, ItemFacets | null>>;

/** The facets of a list and of what a visitor has chosen of it. */
export function useFacets(list: ItemFacetsQuery, chosen: FilterChoice, first?: FirstFacets): Facets {
  const { items } = useClient('items');
  const wholeKey = queryKey(list);
  const [fetched, setFetched] = useState<Fetched>(() => ({
    ...(first && { [wholeKey]: first.whole }),
    ...(first?.current && {
      [queryKey({ ...list, ...listFilter(first.current.choice) })]: first.current.facets,
    }),
  }));
  const [failed, setFailed] = useState<string>();
  const whole = fetched[wholeKey];
  // Until the facets are there nothing is known to be unknown.
  const choice = whole === null ? {} : whole ? knownChoice(chosen, whole) : chosen;
  const query = { ...list, ...listFilter(choice) };
  const key = isUnfiltered(choice) ? wholeKey : queryKey(query);
  const latest = fetched[key];
  // Another list has nothing to keep.
  const [kept, setKept] = useState({ wholeKey, facets: latest });
  if (latest && (kept.facets !== latest || kept.wholeKey !== wholeKey)) setKept({ wholeKey, facets: latest });
  const missing = whole === undefined ? wholeKey : latest === undefined ? key : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys represent the queries, new objects on each render
  useEffect(() => {
    if (missing === undefined || failed === missing) return;
    const controller = new AbortController();
    const { signal } = controller;
    items.facets(missing === wholeKey ? list : query, { signal }).then(
      (facets) => signal.aborted || setFetched((known) => ({ ...known, [missing]: facets ?? null })),
      () => signal.aborted || setFailed(missing),
    );
    return () => controller.abort();
  }, [items, missing, failed]);

  return {
    whole,
    current: latest ?? (kept.wholeKey === wholeKey ? kept.facets : undefined) ?? undefined,
    isCurrent: latest !== undefined,
    choice,
    hasFailed: missing !== undefined && failed === missing,
    retry: () => setFailed(undefined),
  };
}
