export { i18nOf } from './i18n-of';
export { renderInLocale } from './render-in-locale';
export { sampleImages } from './sample-images';
export { useWords } from './use-words';
