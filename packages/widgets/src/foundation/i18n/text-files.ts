import type { Locale } from '@diwan/sdk/commerce';
import type { TranslationTree } from './create-i18n';

/*
 * The files of each namespace. One export each, so that a bundler leaves out those that no imported widget names; paths are
 * spelled out, because a variable in `import()` adds a helper of the bundler and the path of each file.
 */

/** Loads a namespace's texts in one language. */
export type TextFiles = Readonly<Record<Locale, () => Promise<{ default: TranslationTree }>>>;

export const about: TextFiles = {
  ar: () => import('./locales/ar/about.json'),
  en: () => import('./locales/en/about.json'),
};
export const cart: TextFiles = {
  ar: () => import('./locales/ar/cart.json'),
  en: () => import('./locales/en/cart.json'),
};
export const checkout: TextFiles = {
  ar: () => import('./locales/ar/checkout.json'),
  en: () => import('./locales/en/checkout.json'),
};
export const common: TextFiles = {
  ar: () => import('./locales/ar/common.json'),
  en: () => import('./locales/en/common.json'),
};
export const compare: TextFiles = {
  ar: () => import('./locales/ar/compare.json'),
  en: () => import('./locales/en/compare.json'),
};
export const contact: TextFiles = {
  ar: () => import('./locales/ar/contact.json'),
  en: () => import('./locales/en/contact.json'),
};
export const currencies: TextFiles = {
  ar: () => import('./locales/ar/currencies.json'),
  en: () => import('./locales/en/currencies.json'),
};
export const embed: TextFiles = {
  ar: () => import('./locales/ar/embed.json'),
  en: () => import('./locales/en/embed.json'),
};
export const errors: TextFiles = {
  ar: () => import('./locales/ar/errors.json'),
  en: () => import('./locales/en/errors.json'),
};
export const home: TextFiles = {
  ar: () => import('./locales/ar/home.json'),
  en: () => import('./locales/en/home.json'),
};
export const layout: TextFiles = {
  ar: () => import('./locales/ar/layout.json'),
  en: () => import('./locales/en/layout.json'),
};
export const priceBox: TextFiles = {
  ar: () => import('./locales/ar/priceBox.json'),
  en: () => import('./locales/en/priceBox.json'),
};
export const product: TextFiles = {
  ar: () => import('./locales/ar/product.json'),
  en: () => import('./locales/en/product.json'),
};
export const projects: TextFiles = {
  ar: () => import('./locales/ar/projects.json'),
  en: () => import('./locales/en/projects.json'),
};
export const screens: TextFiles = {
  ar: () => import('./locales/ar/screens.json'),
  en: () => import('./locales/en/screens.json'),
};
export const terms: TextFiles = {
  ar: () => import('./locales/ar/terms.json'),
  en: () => import('./locales/en/terms.json'),
};
