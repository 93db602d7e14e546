import type { ItemFacets, ItemFacetsQuery } from '@diwan/sdk/contract';
import type { ProductQuery } from '@diwan/widgets';
import {
  choiceFrom,
  type FilterChoice,
  type FirstFacets,
  isUnfiltered,
  knownChoice,
  listFilter,
} from '@diwan/widgets/internal';
import type { LoadContext } from '../../navigation/page/define-page';
import { type FirstProducts, firstPageOf } from './first-page';

/** The first products of a list as the address filters it, and what there is to filter by. */
export interface FilteredProducts {
  firstPage?: FirstProducts | undefined;
  /** Missing where they couldn't be fetched: the list tries again. */
  facets?: FirstFacets | undefined;
}

/** Loads a list with the filters of the address, on the server only: in the browser the list loads all by itself. */
export async function filteredProductsOf(
  context: LoadContext,
  query: Pick<ProductQuery, 'category' | 'subcategory' | 'query' | 'sort'>,
): Promise<FilteredProducts> {
  if (!context.isServer) return {};
  const { client, search, signal } = context;
  const { sort: _sort, ...list } = query;
  // A list is there without its filters.
  const facetsOf = (filters: ItemFacetsQuery): Promise<ItemFacets | null | undefined> =>
    client.items.facets(filters, { signal }).then(
      (facets) => facets ?? null,
      () => undefined,
    );
  const wanted = choiceFrom(search);
  if (isUnfiltered(wanted)) {
    const [firstPage, whole] = await Promise.all([firstPageOf(context, query), facetsOf(list)]);
    return { firstPage, facets: whole === undefined ? undefined : { whole } };
  }
  const whole = await facetsOf(list);
  const choice: FilterChoice = whole ? knownChoice(wanted, whole) : whole === null ? {} : wanted;
  const [firstPage, current] = await Promise.all([
    firstPageOf(context, { ...query, filter: listFilter(choice) }),
    isUnfiltered(choice) ? whole : facetsOf({ ...list, ...listFilter(choice) }),
  ]);
  return {
    firstPage,
    facets:
      whole === undefined
        ? undefined
        : { whole, ...(current !== undefined && { current: { choice, facets: current } }) },
  };
}

/** Whether the address chooses some products of a list: search engines list the whole one. */
export const isFiltered = ({ firstPage }: FilteredProducts): boolean => {
  const { filter } = firstPage?.query ?? {};
  return filter !== undefined && Object.keys(filter).length > 0;
};
