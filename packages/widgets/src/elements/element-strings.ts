import { createI18n, type I18n, type Locale, loadNamespaces, type Namespace } from '../i18n';

const loaded = new Map<string, I18n>();

const keyOf = (locale: Locale, namespaces: readonly Namespace[]) => `${locale} ${namespaces}`;

/** The translator of a language over some texts, if they have been loaded. */
export function loadedI18n(locale: Locale, namespaces: readonly Namespace[]): I18n | undefined {
  return loaded.get(keyOf(locale, namespaces));
}

/** Fetches texts once per page. Rejects when they cannot be fetched. */
export async function loadI18n(locale: Locale, namespaces: readonly Namespace[]): Promise<I18n> {
  const present = loadedI18n(locale, namespaces);
  if (present) return present;
  const i18n = createI18n({ locale, resources: await loadNamespaces(locale, namespaces) });
  loaded.set(keyOf(locale, namespaces), i18n);
  return i18n;
}
