import { type ReactNode, Suspense } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { lazyWithPreload } from '../../../foundation/ui/deferred/lazy-with-preload';
import { CustomCard, type RenderCard } from '../custom-card/CustomCard';
import { ProductGridSkeleton } from './CardGrid';
import { GrowingGrid, type GrowingGridProps } from './GrowingGrid';
import { itemQuery } from './item-query';

/** Filters above a grid; fetched where there are any. */
const Filters = lazyWithPreload(async () => ({
  default: (await import('../filters/ProductFilters')).GridFilters,
}));

export interface FilterableProps {
  /** Offers filters above the products: colour, fabric, price, width and more, as the shop has them. */
  filters?: boolean | undefined;
}

/** A grid, with filters above it if wanted. */
export function FilterableGrid({ filters = false, ...grid }: GrowingGridProps & FilterableProps): ReactNode {
  const { locale } = useI18n();
  if (!filters) return <GrowingGrid {...grid} />;
  const { limit, sort_by, sort_order, ...list } = itemQuery(grid, locale);
  return (
    <Suspense fallback={<ProductGridSkeleton />}>
      <Filters list={list}>{(filtered) => <GrowingGrid {...grid} {...filtered} />}</Filters>
    </Suspense>
  );
}

export interface ProductGridProps
  extends Omit<GrowingGridProps, 'renderProduct' | 'renderList' | 'isCovered' | 'filter' | 'announcement'>,
    FilterableProps {
  /** Renders each product in place of the card: `(card) => <a href={card.href}>{card.name} {card.priceText}</a>`. */
  renderCard?: RenderCard;
}

/** Products of a category, a search or a list of ids; loads more on scroll (spec §4 «Item lists»). */
export function ProductGrid({ renderCard, ...grid }: ProductGridProps): ReactNode {
  return (
    <FilterableGrid
      {...grid}
      renderProduct={renderCard && ((product) => <CustomCard product={product} renderCard={renderCard} />)}
    />
  );
}
