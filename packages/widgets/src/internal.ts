'use client';

// Our own storefront uses these beside the public entry. They aren't published, and may change with any commit. Its widgets don't wait
// for their texts, which the storefront loads with each page.

export * from './bare-widgets';
export { HANDOVER_FRAGMENT } from './features/basket/link/hand-over';
export { promoStoreOf } from './features/basket/promo/promo-store';
export { offeredPieces } from './features/catalogue/compare/offered-pieces';
export { noteSeen } from './features/catalogue/compare/seen-pieces';
export { comparisonTitle } from './features/catalogue/compare/use-comparison-words';
export { ProductDetailSkeleton } from './features/catalogue/detail/ProductDetailSkeleton';
export {
  choiceFrom,
  FILTER_PARAMS,
  type FilterChoice,
  isUnfiltered,
  listFilter,
  withChoice,
} from './features/catalogue/filters/filter-choice';
export { knownChoice } from './features/catalogue/filters/list-facets';
export { ProductFilters, type ProductFiltersProps } from './features/catalogue/filters/ProductFilters';
export type { FirstFacets } from './features/catalogue/filters/use-facets';
export { ProductGridSkeleton } from './features/catalogue/grid/CardGrid';
export { GrowingGrid } from './features/catalogue/grid/GrowingGrid';
export { productCrumbs } from './features/catalogue/product/product-crumbs';
export { ProjectListSkeleton } from './features/projects/list/ProjectList';
export { useDays } from './foundation/format/use-days';
export { hasTexts } from './foundation/i18n';
export { CHOICES_PARAM, EDITED_LINE_PARAM, QUANTITY_PARAM } from './foundation/paths/shop-paths';
export {
  createLazyClient,
  preloadClient,
  useClient,
  useLazyDialog,
  WidgetsProvider,
} from './foundation/provider';
export { LiveRegions, useAnnounce, useAnnouncement } from './foundation/ui/Announcer';
export { deferred } from './foundation/ui/deferred/deferred-part';
export { captureEvents } from './foundation/ui/deferred/event-replay';
export { type LazyComponent, lazyWithPreload } from './foundation/ui/deferred/lazy-with-preload';
export { loadPersistently } from './foundation/ui/deferred/load-persistently';
export { OnceOpened } from './foundation/ui/deferred/OnceOpened';
export { Optional } from './foundation/ui/deferred/Optional';
export { useDialog } from './foundation/ui/dialog/use-dialog';
export { drawQrCode } from './foundation/ui/draw-qr-code';
export { isPlainClick } from './foundation/ui/is-plain-click';
export { SkeletonBox, SkeletonLine, SkeletonText } from './foundation/ui/Skeleton';
export { SkeletonField } from './foundation/ui/SkeletonField';
export { useFocusFallback } from './foundation/ui/use-focus-fallback';
export { useIsHydrating } from './foundation/ui/use-is-hydrating';
export { useIsOnline } from './foundation/ui/use-is-online';
export { useTabs } from './foundation/ui/use-tabs';
export { SectionListSkeleton } from './sections/SectionListSkeleton';
