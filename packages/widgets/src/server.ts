/**
 * What a server component, a route handler or a script can use: texts, addresses and looks of a shop, without React.
 * Widgets are client components; they come from `@diwan/widgets`.
 */
export {
  addTexts,
  createI18n,
  type I18n,
  type Resources,
} from './i18n/create-i18n';
export type { Namespace, TranslationKey } from './i18n/keys';
export { loadNamespaces } from './i18n/load-namespaces';
export { type Translate, type Translator, translatorOf } from './i18n/translator';
export { createShopPaths, type ShopPaths } from './provider/shop-paths';
export { shopFontFaces, shopThemeCss } from './theme/shop-theme';
