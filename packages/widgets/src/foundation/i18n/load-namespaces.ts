import type { Locale } from '@diwan/sdk/commerce';
import type { Resources, TranslationTree } from './create-i18n';
import type { Namespace } from './keys';

type TextFile = () => Promise<{ default: TranslationTree }>;

// Listed, because a variable in `import()` adds a helper of the bundler and the path of each file.
const files: Readonly<Record<Locale, Readonly<Record<Namespace, TextFile>>>> = {
  ar: {
    about: () => import('./locales/ar/about.json'),
    cart: () => import('./locales/ar/cart.json'),
    checkout: () => import('./locales/ar/checkout.json'),
    common: () => import('./locales/ar/common.json'),
    contact: () => import('./locales/ar/contact.json'),
    currencies: () => import('./locales/ar/currencies.json'),
    embed: () => import('./locales/ar/embed.json'),
    errors: () => import('./locales/ar/errors.json'),
    home: () => import('./locales/ar/home.json'),
    layout: () => import('./locales/ar/layout.json'),
    priceBox: () => import('./locales/ar/priceBox.json'),
    product: () => import('./locales/ar/product.json'),
    projects: () => import('./locales/ar/projects.json'),
    screens: () => import('./locales/ar/screens.json'),
    terms: () => import('./locales/ar/terms.json'),
  },
  en: {
    about: () => import('./locales/en/about.json'),
    cart: () => import('./locales/en/cart.json'),
    checkout: () => import('./locales/en/checkout.json'),
    common: () => import('./locales/en/common.json'),
    contact: () => import('./locales/en/contact.json'),
    currencies: () => import('./locales/en/currencies.json'),
    embed: () => import('./locales/en/embed.json'),
    errors: () => import('./locales/en/errors.json'),
    home: () => import('./locales/en/home.json'),
    layout: () => import('./locales/en/layout.json'),
    priceBox: () => import('./locales/en/priceBox.json'),
    product: () => import('./locales/en/product.json'),
    projects: () => import('./locales/en/projects.json'),
    screens: () => import('./locales/en/screens.json'),
    terms: () => import('./locales/en/terms.json'),
  },
};

/** Loads the given namespaces in one language; each file is its own chunk. Rejects if a chunk fails to load. */
export async function loadNamespaces(locale: Locale, namespaces: readonly Namespace[]): Promise<Resources> {
  const trees = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await files[locale][namespace]()).default] as const),
  );
  return { [locale]: Object.fromEntries(trees) };
}
