'use client';

// Our own storefront uses these beside the public entry. They aren't published, and may change with any commit. Its widgets don't wait
// for their texts, which the storefront loads with each page.

export * from './bare-widgets';
export { HANDOVER_FRAGMENT } from './features/basket';
export { promoStoreOf } from './features/basket/promo';
export { comparisonTitle, offeredPieces } from './features/catalogue/compare';
export { ProductDetailSkeleton } from './features/catalogue/detail';
export {
  choiceFrom,
  FILTER_PARAMS,
  type FilterChoice,
  type FirstFacets,
  isUnfiltered,
  knownChoice,
  listFilter,
  ProductFilters,
  type ProductFiltersProps,
  withChoice,
} from './features/catalogue/filters';
export { GrowingGrid, ProductGridSkeleton } from './features/catalogue/grid';
export { productCrumbs } from './features/catalogue/product';
export { SearchField } from './features/catalogue/search';
export { ProjectListSkeleton } from './features/projects/list';
export { useDays } from './foundation/format/use-days';
export { hasTexts } from './foundation/i18n';
export { CHOICES_PARAM, EDITED_LINE_PARAM, QUANTITY_PARAM } from './foundation/paths';
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
export { SectionListSkeleton } from './sections';
