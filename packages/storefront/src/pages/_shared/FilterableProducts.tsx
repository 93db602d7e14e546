import { PRODUCT_SORT_OPTIONS, type ProductSort, sortParam } from '@diwan/sdk/commerce';
import { type ProductQuery, SortSelect } from '@diwan/widgets';
import { GrowingGrid, ProductFilters, type ProductFiltersProps } from '@diwan/widgets/internal';
import type { ComponentProps } from 'react';
import { useIsReturn } from '../../navigation/history/use-is-return';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import type { FilteredProducts } from './filtered-list';
import type { Filters } from './use-filters';

type FilterableProductsProps = FilteredProducts &
  Pick<ProductFiltersProps, 'title' | 'before'> &
  Pick<ComponentProps<typeof GrowingGrid>, 'summary' | 'empty'> & {
    /** Which list it is. */
    list: Pick<ProductQuery, 'category' | 'subcategory' | 'query'>;
    sort: ProductSort;
    filters: Filters;
    /** Whether there is anything to sort. */
    isSortable?: boolean;
  };

/** A page's products with their filters and sort order, both in the address. */
export function FilterableProducts({
  list,
  sort,
  filters,
  firstPage,
  facets,
  title,
  before,
  isSortable = true,
  ...grid
}: FilterableProductsProps) {
  const setSearchParam = useSetSearchParam();
  const isReturn = useIsReturn();
  return (
    <ProductFilters
      list={list}
      {...filters}
      firstFacets={facets}
      listKey={`${list.subcategory} ${list.query} ${sort}`}
      isReturn={isReturn}
      title={title}
      before={before}
      after={
        isSortable && (
          <SortSelect
            options={PRODUCT_SORT_OPTIONS}
            value={sort}
            onChange={(next) => setSearchParam('sort', sortParam(next))}
          />
        )
      }
    >
      {(filtered) => (
        <GrowingGrid
          {...list}
          {...grid}
          sort={sort}
          firstPage={firstPage}
          isReturn={isReturn}
          headingLevel={2}
          {...filtered}
        />
      )}
    </ProductFilters>
  );
}
