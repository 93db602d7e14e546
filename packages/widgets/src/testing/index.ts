export { i18nOf } from './i18n-of';
export { renderInLocale } from './render-in-locale';
