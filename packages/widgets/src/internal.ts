'use client';

// What our own storefront uses beside the public entry. Not published: it may change with any commit.

export { HANDOVER_FRAGMENT } from './features/basket';
export { promoStoreOf } from './features/basket/promo';
export { ProductDetailSkeleton } from './features/catalogue/detail';
export { ProductGrid, ProductGridSkeleton } from './features/catalogue/grid';
export { productCrumbs } from './features/catalogue/product';
export { SearchField } from './features/catalogue/search';
export { ProjectListSkeleton } from './features/projects/list';
export { useDays } from './foundation/format';
export { hasTexts } from './foundation/i18n';
export { CHOICES_PARAM, EDITED_LINE_PARAM, QUANTITY_PARAM } from './foundation/paths';
export { createLazyClient, preloadClient, useClient, useLazyDialog } from './foundation/provider';
export { LiveRegions, useAnnounce, useAnnouncement } from './foundation/ui/announcer';
export {
  captureEvents,
  deferred,
  type LazyComponent,
  lazyWithPreload,
  loadPersistently,
  OnceOpened,
  Optional,
} from './foundation/ui/deferred';
export { useDialog } from './foundation/ui/dialog';
export { drawQrCode } from './foundation/ui/qr-code';
export { SkeletonBox, SkeletonField, SkeletonLine, SkeletonText } from './foundation/ui/skeleton';
export { useTabs } from './foundation/ui/tabs';
export { useFocusFallback } from './foundation/ui/use-focus-fallback';
export { useIsOnline } from './foundation/ui/use-is-online';
export { SectionListSkeleton } from './sections';
