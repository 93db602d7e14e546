export { CartView, type CartViewProps, CartWidget } from './cart';
export type { I18n, Namespace, Resources, Translate, TranslationKey } from './i18n';
export { createI18n, I18nProvider, loadNamespaces, mergeResources, useI18n } from './i18n';
export { LeadFormView, LeadFormWidget } from './lead-form';
export {
  ProductCardSkeleton,
  ProductCardView,
  type ProductCardViewProps,
  ProductCardWidget,
} from './product-card';
export {
  ProductGridView,
  type ProductGridViewProps,
  ProductGridWidget,
  type ProductGridWidgetProps,
} from './product-grid';
export { ProjectCardView, type ProjectCardViewProps, ProjectCardWidget } from './project-card';
export {
  basketTarget,
  createShopPaths,
  type Diwan,
  DiwanProvider,
  type DiwanProviderProps,
  type ShopPaths,
  type ShopSettings,
  useDiwan,
  useMoney,
} from './provider';
export { SectionList, type SectionListProps } from './sections';
export * from './stores';
export { ToastsWidget } from './toasts';
