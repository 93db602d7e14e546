import type { Locale } from '@diwan/sdk/commerce';
import type { Namespace, TranslationTree } from '../../src/foundation/i18n';
import { loadNamespaces } from '../../src/foundation/i18n/load-namespaces';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * The texts of some groups in one language, by namespace: all of `cart`, of `product:toast` what is under that key, of
 * `cart:items_title` all its plural forms.
 * @throws {Error} for a group without texts
 */
export async function selectTexts(locale: Locale, groups: readonly string[]) {
  const selected: { [Name in Namespace]?: TranslationTree } = {};
  for (const group of groups) {
    const [namespace, part] = group.split(':') as [Namespace, string?];
    const { [locale]: all } = await loadNamespaces(locale, [namespace]);
    const entries = Object.entries(all?.[namespace] ?? {}).filter(
      ([key]) => part === undefined || key === part || key.replace(pluralSuffix, '') === part,
    );
    if (entries.length === 0) throw new Error(`No text in "${locale}" belongs to "${group}".`);
    selected[namespace] = { ...selected[namespace], ...Object.fromEntries(entries) };
  }
  return selected;
}
