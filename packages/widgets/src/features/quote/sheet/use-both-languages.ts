import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import { createI18n, type I18n, loadNamespaces, type Namespace } from '../../../foundation/i18n';
import { type Loaded, useLoaded } from '../../../foundation/requests/use-loaded';

export type BothLanguages = Readonly<Record<Locale, I18n>>;

const namespaces: readonly Namespace[] = ['common', 'product', 'priceBox', 'cart'];

async function loadBothLanguages(): Promise<BothLanguages> {
  const load = async (locale: Locale) =>
    [locale, createI18n({ locale, resources: await loadNamespaces(locale, namespaces) })] as const;
  return Object.fromEntries(await Promise.all(LOCALES.map(load))) as Record<Locale, I18n>;
}

/** English and Arabic at once. */
export const useBothLanguages = (): Loaded<BothLanguages> => useLoaded(loadBothLanguages);
