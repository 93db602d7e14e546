/**
 * React-free exports for server components, route handlers and scripts: texts, URLs and theming of a shop. Widgets are
 * client components; import them from `@diwan/widgets`.
 */

export type { CardValues } from './features/catalogue/custom-card/card-values';
export {
  type ProductCardsMarkupOptions,
  productCardsMarkup,
} from './features/catalogue/custom-card/product-cards-markup';
export {
  addTexts,
  createI18n,
  type HostI18n,
  type I18n,
  type Resources,
} from './foundation/i18n/create-i18n';
export type { Namespace, TranslationKey } from './foundation/i18n/keys';
export { loadNamespaces } from './foundation/i18n/load-namespaces';
export { type Translate, type Translator, translatorOf } from './foundation/i18n/translator';
export { createShopPaths, type ShopPaths } from './foundation/paths/shop-paths';
export { shopFontFaces, shopThemeCss } from './foundation/theme/shop-theme';
