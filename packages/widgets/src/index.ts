'use client';

export { theme } from '#theme';
export type { DiwanElement, ElementAttributes, ElementEvent, ElementTag } from './elements/element-types';
export { BasketLink, basketTarget } from './features/basket';
export {
  BasketButton,
  type BasketButtonProps,
  type BasketButtonWidgetProps,
  CartButtonWidget,
  PriceBoxButtonWidget,
} from './features/basket/button';
export { CartWidget, type CartWidgetProps } from './features/basket/cart';
export { ReceivedBasketWidget, type ReceivedBasketWidgetProps } from './features/basket/handover';
export { PromoField } from './features/basket/promo';
export { ProductCardWidget, type ProductCardWidgetProps } from './features/catalogue/card';
export {
  loadProductDetail,
  type OtherProducts,
  ProductDetailWidget,
  type ProductDetailWidgetProps,
} from './features/catalogue/detail';
export { ProductGridWidget, type ProductGridWidgetProps, type ProductQuery } from './features/catalogue/grid';
export { FilterPills, type FirstPage, ListToolbar, SortSelect } from './features/catalogue/listing';
export type { CardValues, OwnCard, RenderCard } from './features/catalogue/own-card';
export { ProductPriceWidget, type ProductPriceWidgetProps } from './features/catalogue/price';
export type { Chosen } from './features/catalogue/product';
export { AddButtonWidget, type AddButtonWidgetProps } from './features/catalogue/product';
export { SearchWidget, type SearchWidgetProps } from './features/catalogue/search';
export { CheckoutWidget, type CheckoutWidgetProps, LastOrderWidget } from './features/checkout';
export { LeadFormWidget } from './features/contact/lead-form';
export { RequestFormWidget, type RequestFormWidgetProps } from './features/contact/request-form';
export { ConsentBannerWidget, type ConsentBannerWidgetProps } from './features/notices/consent-banner';
export { ToastsWidget } from './features/notices/toasts';
export { ProjectCardWidget, type ProjectCardWidgetProps } from './features/projects/card';
export { ProjectDetailWidget, type ProjectDetailWidgetProps } from './features/projects/detail';
export { ProjectListWidget, type ProjectListWidgetProps, type ProjectQuery } from './features/projects/list';
export {
  PriceBoxWidget,
  type PriceBoxWidgetProps,
  QueuedQuotesWidget,
  QuoteFormWidget,
  type QuoteFormWidgetProps,
  RestoredBoxWidget,
  type RestoredBoxWidgetProps,
} from './features/quote/price-box';
export { QuoteSheetWidget, type QuoteSheetWidgetProps } from './features/quote/sheet';

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
  DiwanProvider,
  type DiwanProviderProps,
  type FailureReport,
  type ShopSettings,
  useBasket,
  useDiwan,
} from './foundation/provider';
export { useSignalValue, useStore } from './foundation/signals';
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
export { Accordion } from './foundation/ui/accordion';

export { Badge } from './foundation/ui/badge';
export { Breadcrumbs, type Crumb } from './foundation/ui/breadcrumbs';
export { Button } from './foundation/ui/button';

export { Checkbox } from './foundation/ui/checkbox';

export { Dialog } from './foundation/ui/dialog';
export { EmptyState } from './foundation/ui/empty-state';
export { ErrorBoundary } from './foundation/ui/error-boundary';
export { Icon, type IconShape } from './foundation/ui/icon';
export * from './foundation/ui/icon/icons';
export { IconButton } from './foundation/ui/icon-button';

export { InlineError } from './foundation/ui/inline-error';

export { Loader } from './foundation/ui/loader';
export { Price } from './foundation/ui/money';
export { type ImageUrl, Picture } from './foundation/ui/picture';
export type { QrCodeDrawing } from './foundation/ui/qr-code';
export { RadioGroup } from './foundation/ui/radio-group';
export { RichText } from './foundation/ui/rich-text';
export { Select } from './foundation/ui/select';

export { SocialIcon } from './foundation/ui/social-icon';

export { TextArea } from './foundation/ui/text-area';
export { TextField } from './foundation/ui/text-field';

export { VisuallyHidden } from './foundation/ui/visually-hidden';
export {
  loadSections,
  type OwnSectionProps,
  type OwnSections,
  PageWidget,
  type PageWidgetProps,
  SectionList,
  type SectionListProps,
} from './sections';
