import { PRODUCT_SORTS, type ProductSort } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n';
import { ProductCardWidget } from '../product-card';
import { useDiwan, useStore } from '../provider';
import type { ItemQuery, ListPage } from '../stores';
import { Button } from '../ui/button';
import { InfiniteScrollSentinel } from '../ui/infinite-scroll-sentinel';
import { ProductGridView } from './ProductGridView';
import { useGridLabels } from './use-grid-labels';

export interface ProductGridWidgetProps {
  category?: number | undefined;
  subcategory?: number | undefined;
  /** Search text. */
  query?: string | undefined;
  sort?: ProductSort | undefined;
  /** Products per page; 10 (spec §9). */
  limit?: number | undefined;
  /** Only these products. */
  ids?: readonly number[] | undefined;
  /** Stays at the first page, as on a page where the list is not the main thing. */
  firstPageOnly?: boolean | undefined;
  /** The first page, when a server has fetched it. Belongs to the other props: give a new one with each change. */
  firstPage?: ListPage<ProductSummary> | undefined;
  headingLevel?: 2 | 3 | 4;
}

/** Pages that load by scrolling; then the visitor asks, so that what stands below the list can be reached. */
const AUTOMATIC_PAGES = 3;
const FIRST_SKELETONS = 8;
const FURTHER_SKELETONS = 4;
/** Pictures worth fetching before the rest: the first row. */
const PRIORITY_CARDS = 4;

const itemQuery = ({
  category,
  subcategory,
  query,
  sort = 'default',
  limit = 10,
  ids,
}: ProductGridWidgetProps): ItemQuery => ({
  limit,
  ...PRODUCT_SORTS[sort],
  ...(category !== undefined && { category }),
  ...(subcategory !== undefined && { subcategory }),
  ...(query && { query }),
  ...(ids && { id: [...ids] }),
});

/** Products of a category, a search or a choice, growing as the visitor scrolls (spec §4 «Item lists»). */
export function ProductGridWidget(props: ProductGridWidgetProps) {
  const { firstPage, headingLevel = 3, ids, firstPageOnly = false, limit = FIRST_SKELETONS } = props;
  const { stores, paths } = useDiwan();
  const { t } = useI18n();
  const labels = useGridLabels();
  const query = itemQuery(props);
  // An empty choice would otherwise ask for everything.
  const hasNothingToShow = ids?.length === 0;

  const usedPage = useRef(firstPage);
  const [list] = useState(() => {
    const created = stores.itemList();
    if (firstPage) created.show(query, firstPage);
    return created;
  });
  useEffect(() => {
    if (hasNothingToShow) return;
    list.show(query, firstPage === usedPage.current ? undefined : firstPage);
    usedPage.current = firstPage;
  });
  useEffect(() => () => list.cancel(), [list]);

  const { items: products, pageCount, status, hasMore, message } = useStore(list);
  const isLoading = !hasNothingToShow && (status === 'idle' || status === 'loading');
  const canLoadMore = !firstPageOnly && status === 'ready' && hasMore;
  const loadsByItself = pageCount <= AUTOMATIC_PAGES;

  return (
    <ProductGridView
      cells={products.map((product, index) => ({
        key: product.id,
        isWide: product.is_full_width,
        content: (
          <ProductCardWidget
            product={product}
            headingLevel={headingLevel}
            isWide={product.is_full_width}
            priority={index < PRIORITY_CARDS}
          />
        ),
      }))}
      isLoading={isLoading}
      skeletonCount={Math.min(limit, products.length === 0 ? FIRST_SKELETONS : FURTHER_SKELETONS)}
      error={status === 'failed' ? (message ?? t('errors:network')) : undefined}
      onRetry={list.retry}
      onLoadMore={canLoadMore && !loadsByItself ? list.loadMore : undefined}
      isEnd={status === 'ready' && !hasMore && pageCount > 1}
      sentinel={canLoadMore && loadsByItself && <InfiniteScrollSentinel onReach={list.loadMore} />}
      announcement={pageCount > 0 ? t('product:results_count', { count: products.length }) : ''}
      labels={labels}
      emptyAction={
        <Button variant="outline" href={paths.products}>
          {t('product:all_products')}
        </Button>
      }
    />
  );
}
