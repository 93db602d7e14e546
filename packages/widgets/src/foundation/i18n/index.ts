export {
  addTexts,
  createI18n,
  createPlainI18n,
  type HostI18n,
  hasTexts,
  type I18n,
  namespaceName,
  type Resources,
  type TranslationTree,
} from './create-i18n';
export { type Failure, failureOf, failureText } from './failure-text';
export { I18nProvider, useI18n } from './I18nProvider';
export type { Namespace, PlainKey, PluralKey, TextKey, TranslationKey } from './keys';
export { loadNamespaces } from './load-namespaces';
export { renderTags } from './render-tags';
export type { TextFiles } from './text-files';
export { type Translate, type TranslationParams, type Translator, translatorOf } from './translator';
