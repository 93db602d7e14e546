'use client';

export { theme } from '#theme';
export { BasketLink, BasketSkeleton, basketTarget, HANDOVER_FRAGMENT } from './basket';
export {
  BasketButton,
  type BasketButtonProps,
  type BasketButtonWidgetProps,
  CartButtonWidget,
  PriceBoxButtonWidget,
} from './basket-button';
export { CartWidget, type CartWidgetProps } from './cart';
export { CheckoutSkeleton, CheckoutWidget, type CheckoutWidgetProps, LastOrderWidget } from './checkout';
export { ConsentBannerWidget, type ConsentBannerWidgetProps } from './consent-banner';
export type { DiwanElement, ElementAttributes, ElementEvent, ElementTag } from './elements/element-types';
export { ReceivedBasketWidget, type ReceivedBasketWidgetProps } from './handover';
export type { I18n, Namespace, Resources, Translate, TranslationKey, Translator } from './i18n';
export {
  addTexts,
  createI18n,
  failureText,
  hasTexts,
  I18nProvider,
  loadNamespaces,
  translatorOf,
  useI18n,
} from './i18n';
export { LeadFormWidget } from './lead-form';
export { FilterPills, type FirstPage, ListToolbar, SortSelect } from './listing';
export {
  PriceBoxWidget,
  type PriceBoxWidgetProps,
  QueuedQuotesWidget,
  QuoteFormWidget,
  type QuoteFormWidgetProps,
  RestoredBoxWidget,
  type RestoredBoxWidgetProps,
} from './price-box';
export type { Chosen } from './product';
export { AddButtonWidget, type AddButtonWidgetProps, productCrumbs } from './product';
export { ProductCardSkeleton, ProductCardWidget, type ProductCardWidgetProps } from './product-card';
export {
  loadProductDetail,
  type OtherProducts,
  ProductDetailWidget,
  type ProductDetailWidgetProps,
} from './product-detail';
export { ProductGridWidget, type ProductGridWidgetProps, type ProductQuery } from './product-grid';
export { ProductPriceWidget, type ProductPriceWidgetProps } from './product-price';
export { ProjectCardWidget, type ProjectCardWidgetProps } from './project-card';
export { ProjectDetailWidget, type ProjectDetailWidgetProps } from './project-detail';
export { ProjectListWidget, type ProjectListWidgetProps, type ProjectQuery } from './project-list';
export { PromoField, type PromoStore, promoStoreOf, type UsedPromo, usePromo } from './promo';
export {
  type Basket,
  type CallsApi,
  CHOICES_PARAM,
  createShopPaths,
  type Diwan,
  DiwanProvider,
  type DiwanProviderProps,
  EDITED_LINE_PARAM,
  QUANTITY_PARAM,
  type ShopPaths,
  type ShopSettings,
  useBasket,
  useClient,
  useDays,
  useDiwan,
  useMoney,
  useSignalValue,
  useStore,
} from './provider';
export { QuoteSheetWidget, type QuoteSheetWidgetProps } from './quote-sheet';
export { RequestFormWidget, type RequestFormWidgetProps } from './request-form';
export { SearchWidget, type SearchWidgetProps } from './search';
export {
  loadSections,
  PageWidget,
  type PageWidgetProps,
  SectionList,
  type SectionListProps,
} from './sections';
export {
  type BasketKind,
  type BasketStore,
  browserStorage,
  type Conversion,
  type ConversionFeed,
  createItemListStore,
  createListStore,
  createStores,
  type Failure,
  failureOf,
  type ItemListSource,
  type ItemListStore,
  type ItemQuery,
  type ListPage,
  type ListStatus,
  type ListStore,
  memoryStorage,
  type OrderConversion,
  type QuoteConversion,
  type Stores,
  type TextStorage,
  type Toast,
  type ToastOptions,
  type ToastStore,
  type Undo,
} from './stores';
export { shopFontFaces, shopThemeCss } from './theme/shop-theme';
export type { FontFaceFile, Theme } from './theme/theme-definition';
export { ToastsWidget } from './toasts';
export { Accordion } from './ui/accordion';
export { afterPaint } from './ui/after-paint';
export { LiveRegions, useAnnounce, useAnnouncement } from './ui/announcer';
export { Badge, CountBadge } from './ui/badge';
export { Breadcrumbs, type Crumb } from './ui/breadcrumbs';
export { Button } from './ui/button';
export { CachedMarkup, type MarkupCache, MarkupCacheProvider } from './ui/cached-markup';
export { Checkbox } from './ui/checkbox';
export { Dialog, useDialog } from './ui/dialog';
export { EmptyState } from './ui/empty-state';
export { ErrorBoundary } from './ui/error-boundary';
export { Icon, type IconShape } from './ui/icon';
export * from './ui/icon/icons';
export { IconButton } from './ui/icon-button';
export { InfiniteScrollSentinel } from './ui/infinite-scroll-sentinel';
export { InlineError } from './ui/inline-error';
export { lateHydrated } from './ui/late-hydration';
export { lazyPart } from './ui/lazy-part';
export { Lightbox, type LightboxImage } from './ui/lightbox';
export { Loader } from './ui/loader';
export { Price } from './ui/money';
export { type ImageUrl, Picture } from './ui/picture';
export { drawQrCode, QrCode, type QrCodeDrawing, type QrCodeProps, useQrCode } from './ui/qr-code';
export { RadioGroup } from './ui/radio-group';
export { RichText } from './ui/rich-text';
export { Select } from './ui/select';
export { SkeletonBox, SkeletonControl, SkeletonField, SkeletonGroup, SkeletonLine } from './ui/skeleton';
export { SocialIcon } from './ui/social-icon';
export { SubmitButton } from './ui/submit-button';
export { useTabs } from './ui/tabs';
export { TextArea } from './ui/text-area';
export { TextField } from './ui/text-field';
export { useFocusFallback } from './ui/use-focus-fallback';
export { useLazyComponent } from './ui/use-lazy-component';
export { VisuallyHidden } from './ui/visually-hidden';
