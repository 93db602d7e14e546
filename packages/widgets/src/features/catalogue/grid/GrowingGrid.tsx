import type { ProductSummary } from '@diwan/sdk/contract';
import { type ReactNode, type RefObject, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { EmptyState } from '../../../foundation/ui/EmptyState';
import { StateSlot } from '../../../foundation/ui/StateSlot';
import { ProductCard } from '../card/ProductCard';
import { ListFoot } from '../listing/ListFoot';
import { CardGrid } from './CardGrid';
import { hasWideCards } from './item-query';
import { type ProductListOptions, useProductList } from './use-product-list';

export interface GrowingGridProps extends ProductListOptions {
  /** Level of the headings with the products' names: `2` is an `<h2>`. */
  headingLevel?: 2 | 3 | 4;
  /** Shown above the products: how many have loaded, and whether there are more. */
  summary?: (found: { count: number; hasMore: boolean }) => ReactNode;
  /** Announced when the list changes, and nothing while it loads: by default how many products have loaded. */
  announcement?: string | undefined;
  /** Replaces "There are no items here yet." */
  empty?: ReactNode;
  /** Renders each product in place of the card. */
  renderProduct?: ((product: ProductSummary) => ReactNode) | undefined;
  /** Renders the products in place of the list. */
  renderList?: (list: RenderedList) => ReactNode;
  /** Whether `renderList` shows cards before there are products, so that no placeholders are needed. */
  isCovered?: boolean;
}

/** Products for a list of another look. */
export interface RenderedList {
  products: readonly ProductSummary[];
  /** Ref of the element whose first children are the products. */
  listRef: RefObject<HTMLUListElement | null>;
}

const FIRST_SKELETONS = 8;
const FURTHER_SKELETONS = 4;
/** Images to load eagerly: the first row. */
const PRIORITY_CARDS = 4;

/** Products as cards, or as what an app or a page makes of them. */
export function GrowingGrid({
  headingLevel = 3,
  summary,
  announcement,
  empty,
  renderProduct,
  renderList,
  isCovered = false,
  ...options
}: GrowingGridProps): ReactNode {
  const { paths } = useDiwan();
  const { t } = useI18n();
  const list = useProductList(options);
  const { isLoading } = list;
  // With another filter the list keeps its height: the products before stay until there are others.
  const [before, setBefore] = useState(list.items);
  if (!list.isLoading && list.error === undefined && before !== list.items) setBefore(list.items);
  const isWaiting =
    options.filter !== undefined && before.length > 0 && list.items.length === 0 && !list.isEmpty;
  const products = isWaiting ? before : list.items;

  const nothing = empty || (
    <StateSlot name="empty">
      <EmptyState
        title={t('common:no_items')}
        // On other sites there are no filters.
        {...(paths.isInShop && { hint: t('common:no_items_hint') })}
        action={
          <Button variant="outline" href={paths.products}>
            {t('product:all_products')}
          </Button>
        }
      />
    </StateSlot>
  );
  // Placeholders of our look don't continue a list of another.
  const hasCustomCards = renderList !== undefined && (isCovered || products.length > 0);
  const skeletons =
    isLoading && !isWaiting && !hasCustomCards
      ? Math.min(
          options.limit ?? options.ids?.length ?? FIRST_SKELETONS,
          products.length === 0 ? FIRST_SKELETONS : FURTHER_SKELETONS,
        )
      : 0;
  return (
    <>
      {products.length > 0 && summary?.({ count: products.length, hasMore: list.hasMore })}
      {renderList?.({ products, listRef: list.listRef })}
      <StateSlot name="loading" isWhole={isLoading && products.length === 0 && !hasCustomCards}>
        <CardGrid
          {...(!renderList && { listRef: list.listRef })}
          label={t('product:products_title')}
          isBusy={isLoading}
          isStale={isWaiting}
          isComplete={skeletons === 0 && list.loadMore === undefined}
          skeletons={skeletons}
          cells={(renderList ? [] : products).map((product, index) => {
            const isWide = hasWideCards(options) && product.is_full_width;
            return {
              key: product.id,
              isWide,
              content: renderProduct ? (
                renderProduct(product)
              ) : (
                <ProductCard
                  product={product}
                  headingLevel={headingLevel}
                  isWide={isWide}
                  priority={index < PRIORITY_CARDS}
                />
              ),
            };
          })}
        />
      </StateSlot>
      <ListFoot
        list={list}
        announcement={
          announcement ??
          (products.length > 0 || list.isEmpty
            ? t(list.hasMore ? 'product:results_more' : 'product:results_count', { count: products.length })
            : '')
        }
        isQuiet={announcement !== undefined}
        empty={nothing}
      />
    </>
  );
}
