import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import { useEffect, useState } from 'react';
import { createI18n, type I18n, loadNamespaces, type Namespace } from '../../../foundation/i18n';

export type BothLanguages = Readonly<Record<Locale, I18n>>;

const namespaces: readonly Namespace[] = ['common', 'product', 'priceBox', 'cart'];

async function loadBothLanguages(): Promise<BothLanguages> {
  const load = async (locale: Locale) =>
    [locale, createI18n({ locale, resources: await loadNamespaces(locale, namespaces) })] as const;
  return Object.fromEntries(await Promise.all(LOCALES.map(load))) as Record<Locale, I18n>;
}

/** English and Arabic at once; undefined while their texts load. A load failure is thrown during rendering. */
export function useBothLanguages(): BothLanguages | undefined {
  const [languages, setLanguages] = useState<BothLanguages>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    loadBothLanguages().then(setLanguages, (error: unknown) => setFailure({ error }));
  }, []);
  if (failure) throw failure.error;
  return languages;
}
