export type { I18n, Resources, Translate, TranslationParams, TranslationTree } from './create-i18n';
export { createI18n } from './create-i18n';
export { I18nProvider, useI18n } from './I18nProvider';
export type { Namespace, PlainKey, PluralKey, TranslationKey } from './keys';
export { loadNamespaces, mergeResources } from './load-namespaces';
export { renderTags } from './render-tags';
