import type { Locale } from '@diwan/sdk/commerce';
import { createI18n, type I18n, loadNamespaces, type Namespace } from '@diwan/widgets';
import type { Page } from '../routing/page';

/** Texts of the layout and of what may happen anywhere. */
const sharedNamespaces: readonly Namespace[] = ['common', 'layout', 'errors'];

export const namespacesOf = (page: Page): readonly Namespace[] => [
  ...new Set([...sharedNamespaces, ...page.namespaces]),
];

/** The words a page is rendered with; files that were loaded before are not fetched again. */
export async function loadTexts(locale: Locale, page: Page): Promise<I18n> {
  return createI18n({ locale, resources: await loadNamespaces(locale, namespacesOf(page)) });
}
