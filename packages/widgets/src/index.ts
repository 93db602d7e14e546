'use client';

export { theme } from '#theme';
export type { DiwanElement, ElementAttributes, ElementEvent, ElementTag } from './elements/element-types';
export { basketTarget } from './features/basket/addition/basket-target';
export { BasketButton, type BasketButtonProps } from './features/basket/button/BasketButton';
export type { CartButtonProps } from './features/basket/button/CartButton';
export type { CartProps } from './features/basket/cart/Cart';
export type { ImportedBasketProps } from './features/basket/handover/ImportedBasket';
export { BasketLink } from './features/basket/link/BasketLink';
export { PromoField } from './features/basket/promo/PromoField';
export type { ProductCardProps } from './features/catalogue/card/ProductCard';
export type { CompareProps } from './features/catalogue/compare/Compare';
export type { CardProps, RenderCard } from './features/catalogue/custom-card/CustomCard';
export type { CardValues } from './features/catalogue/custom-card/card-values';
export { loadProductDetail } from './features/catalogue/detail/DeferredSections';
export type { OtherProducts } from './features/catalogue/detail/other-products/use-other-products';
export type { ProductDetailProps } from './features/catalogue/detail/ProductDetail';
export type { ProductQuery } from './features/catalogue/grid/item-query';
export type { ProductGridProps } from './features/catalogue/grid/ProductGrid';
export { FilterPills } from './features/catalogue/listing/FilterPills';
export { ListToolbar } from './features/catalogue/listing/ListToolbar';
export { SortSelect } from './features/catalogue/listing/SortSelect';
export type { FirstPage } from './features/catalogue/listing/use-growing-list';
export type { ProductPriceProps } from './features/catalogue/price/ProductPrice';
export type { AddButtonProps } from './features/catalogue/product/AddButton';
export type { ProductChoices } from './features/catalogue/product/use-purchase';
export type { SearchProps } from './features/catalogue/search/Search';
export type { CheckoutProps } from './features/checkout/Checkout';
export type { RequestFormProps } from './features/contact/request-form/RequestForm';
export type { ConsentBannerProps } from './features/notices/consent-banner/ConsentBanner';
export type { ProjectCardProps } from './features/projects/card/ProjectCard';
export type { ProjectDetailProps } from './features/projects/detail/ProjectDetail';
export type { ProjectListProps } from './features/projects/list/ProjectList';
export type { ProjectQuery } from './features/projects/list/project-query';
export type { ImportedPriceBoxProps } from './features/quote/price-box/ImportedPriceBox';
export type { PriceBoxProps } from './features/quote/price-box/PriceBox';
export type { QuoteFormProps } from './features/quote/price-box/QuoteForm';
export type { QuoteSheetProps } from './features/quote/sheet/QuoteSheet';
export { DiwanProvider, type DiwanProviderProps } from './features/shop/DiwanProvider';
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
export { createShopPaths, type ShopPaths } from './foundation/paths/shop-paths';
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
export type { PageProps } from './sections/Page';
export type { SectionListProps } from './sections/SectionList';
export { loadSections, type OwnSectionProps, type OwnSections } from './sections/section-registry';
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
