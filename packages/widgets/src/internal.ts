'use client';

// What our own storefront uses beside the public entry. Not published: it may change with any commit. Its widgets don't wait
// for their texts, which the storefront loads with each page.

export { HANDOVER_FRAGMENT } from './features/basket';
export { CartButtonWidget, PriceBoxButtonWidget } from './features/basket/button';
export { CartWidget } from './features/basket/cart';
export { ImportedBasketWidget } from './features/basket/handover';
export { promoStoreOf } from './features/basket/promo';
export { ProductCardWidget } from './features/catalogue/card';
export { ProductDetailSkeleton, ProductDetailWidget } from './features/catalogue/detail';
export { ProductGrid, ProductGridSkeleton, ProductGridWidget } from './features/catalogue/grid';
export { ProductPriceWidget } from './features/catalogue/price';
export { AddButtonWidget, productCrumbs } from './features/catalogue/product';
export { SearchField, SearchWidget } from './features/catalogue/search';
export { CheckoutWidget, LastOrderWidget } from './features/checkout';
export { LeadFormWidget } from './features/contact/lead-form';
export { RequestFormWidget } from './features/contact/request-form';
export { ConsentBannerWidget } from './features/notices/consent-banner';
export { ToastsWidget } from './features/notices/toasts';
export { ProjectCardWidget } from './features/projects/card';
export { ProjectDetailWidget } from './features/projects/detail';
export { ProjectListSkeleton, ProjectListWidget } from './features/projects/list';
export {
  ImportedPriceBoxWidget,
  PendingQuotesWidget,
  PriceBoxWidget,
  QuoteFormWidget,
} from './features/quote/price-box';
export { QuoteSheetWidget } from './features/quote/sheet';
export { useDays } from './foundation/format';
export { hasTexts } from './foundation/i18n';
export { CHOICES_PARAM, EDITED_LINE_PARAM, QUANTITY_PARAM } from './foundation/paths';
export {
  createLazyClient,
  preloadClient,
  useClient,
  useLazyDialog,
  WidgetsProvider,
} from './foundation/provider';
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
export { isPlainClick } from './foundation/ui/is-plain-click';
export { drawQrCode } from './foundation/ui/qr-code';
export { SkeletonBox, SkeletonField, SkeletonLine, SkeletonText } from './foundation/ui/skeleton';
export { useTabs } from './foundation/ui/tabs';
export { useFocusFallback } from './foundation/ui/use-focus-fallback';
export { useIsOnline } from './foundation/ui/use-is-online';
export { PageWidget, SectionList, SectionListSkeleton } from './sections';
