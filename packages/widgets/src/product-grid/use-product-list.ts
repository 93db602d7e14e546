import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { type FirstPage, type GrowingList, useGrowingList } from '../listing';
import { useDiwan } from '../provider';
import { createItemListStore } from '../stores';
import { isEmptyChoice, itemQuery, type ProductQuery } from './item-query';

export interface ProductListOptions extends ProductQuery {
  /** The first page, when a server has fetched it; used as long as its query is the one asked for. */
  firstPage?: FirstPage<ProductSummary, ProductQuery> | undefined;
  /** Stays at the first page, with cards of one width, as on a page where the list is not the main thing. */
  firstPageOnly?: boolean | undefined;
}

/** The products of a query, growing page by page. */
export function useProductList(options: ProductListOptions): GrowingList<ProductSummary> {
  const { stores } = useDiwan();
  const { locale } = useI18n();
  const { firstPage, firstPageOnly = false } = options;
  return useGrowingList({
    createStore: () => createItemListStore(stores.lists),
    query: itemQuery(options, locale),
    firstPage: firstPage && { query: itemQuery(firstPage.query, locale), page: firstPage.page },
    firstPageOnly,
    isOff: isEmptyChoice(options),
  });
}
