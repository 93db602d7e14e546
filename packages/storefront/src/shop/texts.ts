import type { Locale } from '@diwan/sdk/commerce';
import { addTexts, createI18n, hasTexts, type I18n, loadNamespaces, type Namespace } from '@diwan/widgets';
import type { Page } from '../routing/page';

/** Texts of the layout and of what may happen anywhere. */
const sharedNamespaces: readonly Namespace[] = ['common', 'layout', 'errors'];

export const namespacesOf = (page: Page): readonly Namespace[] => [
  ...new Set([...sharedNamespaces, ...page.namespaces]),
];

/** One per language, shared by all requests of a server and all pages of a visit: texts are only ever added. */
const instances = new Map<Locale, I18n>();

function instanceOf(locale: Locale): I18n {
  const i18n = instances.get(locale) ?? createI18n({ locale });
  instances.set(locale, i18n);
  return i18n;
}

/** The language with the texts of a page; files that were loaded before are not fetched again. */
export async function loadTexts(locale: Locale, page: Page): Promise<I18n> {
  const i18n = instanceOf(locale);
  const missing = namespacesOf(page).filter((namespace) => !hasTexts(i18n, locale, namespace));
  addTexts(i18n, await loadNamespaces(locale, missing));
  return i18n;
}
