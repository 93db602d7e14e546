'use client';

export { theme } from '#theme';
export type { DiwanElement, ElementAttributes, ElementEvent, ElementTag } from './elements/element-types';
export { BasketLink, basketTarget } from './features/basket';
export {
  BasketButton,
  type BasketButtonProps,
  type CartButtonProps,
} from './features/basket/button';
export type { CartProps } from './features/basket/cart';
export type { ImportedBasketProps } from './features/basket/handover';
export { PromoField } from './features/basket/promo';
export type { ProductCardProps } from './features/catalogue/card';
export type { CompareProps } from './features/catalogue/compare';
export type { CardProps, CardValues, RenderCard } from './features/catalogue/custom-card';
export {
  loadProductDetail,
  type OtherProducts,
  type ProductDetailProps,
} from './features/catalogue/detail';
export type { ProductGridProps, ProductQuery } from './features/catalogue/grid';
export { FilterPills, type FirstPage, ListToolbar, SortSelect } from './features/catalogue/listing';
export type { ProductPriceProps } from './features/catalogue/price';
export type { AddButtonProps, ProductChoices } from './features/catalogue/product';
export type { SearchProps } from './features/catalogue/search';
export type { CheckoutProps } from './features/checkout';
export type { RequestFormProps } from './features/contact/request-form';
export type { ConsentBannerProps } from './features/notices/consent-banner';
export type { ProjectCardProps } from './features/projects/card';
export type { ProjectDetailProps } from './features/projects/detail';
export type { ProjectListProps, ProjectQuery } from './features/projects/list';
export type {
  ImportedPriceBoxProps,
  PriceBoxProps,
  QuoteFormProps,
} from './features/quote/price-box';
export type { QuoteSheetProps } from './features/quote/sheet';
export { DiwanProvider, type DiwanProviderProps } from './features/shop';
export type {
  HostI18n,
  I18n,
  Namespace,
  Resources,
  TextKey,
  Translate,
  TranslationKey,
  Translator,
} from './foundation/i18n';
export { addTexts, createI18n, I18nProvider, loadNamespaces, translatorOf, useI18n } from './foundation/i18n';
export { createShopPaths, type ShopPaths } from './foundation/paths';
export {
  type Basket,
  type Diwan,
  type FailureReport,
  type ShopSettings,
  useBasket,
  useDiwan,
} from './foundation/provider';
export { useSignalValue, useStore } from './foundation/signals/use-signal-value';
export {
  type BasketKind,
  type BasketStore,
  browserStorage,
  type Conversion,
  type ConversionFeed,
  createItemListStore,
  createStores,
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
} from './foundation/stores';
export { shopFontFaces, shopThemeCss } from './foundation/theme/shop-theme';
export type { FontFaceFile, Theme } from './foundation/theme/theme-definition';
export type { QrCodeDrawing } from './foundation/ui/draw-qr-code';
export {
  loadSections,
  type OwnSectionProps,
  type OwnSections,
  type PageProps,
  type SectionListProps,
} from './sections';
export {
  AddButton,
  Cart,
  CartButton,
  Checkout,
  Compare,
  ConsentBanner,
  ImportedBasket,
  ImportedPriceBox,
  LastOrder,
  LeadForm,
  Page,
  PendingQuotes,
  PriceBox,
  PriceBoxButton,
  ProductCard,
  ProductDetail,
  ProductGrid,
  ProductPrice,
  ProjectCard,
  ProjectDetail,
  ProjectList,
  QuoteForm,
  QuoteSheet,
  RequestForm,
  Search,
  SectionList,
  Toasts,
} from './widgets';
