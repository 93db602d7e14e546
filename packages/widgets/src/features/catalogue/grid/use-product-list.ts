import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { createItemListStore } from '../../../foundation/stores';
import { type FirstPage, type GrowingList, useGrowingList } from '../listing/use-growing-list';
import { isEmptyChoice, itemQuery, type ProductQuery } from './item-query';

export interface ProductListOptions extends ProductQuery {
  /** The first page, if a server has fetched it; used while its query matches. */
  firstPage?: FirstPage<ProductSummary, ProductQuery> | undefined;
  /** Doesn't load further pages, and shows cards of one width, for pages where the list isn't the main content. */
  singlePage?: boolean | undefined;
  /** Whether the visitor returned to this query with Back or Forward: all pages loaded before are shown again. */
  isReturn?: boolean | undefined;
}

/** The products of a query, loaded page by page. */
export function useProductList(options: ProductListOptions): GrowingList<ProductSummary> {
  const { stores } = useDiwan();
  const { locale } = useI18n();
  const { firstPage, singlePage = false, isReturn } = options;
  return useGrowingList({
    createStore: (start) => createItemListStore(stores.lists, start),
    query: itemQuery(options, locale),
    firstPage: firstPage && { query: itemQuery(firstPage.query, locale), page: firstPage.page },
    singlePage,
    isReturn,
    isOff: isEmptyChoice(options),
  });
}
