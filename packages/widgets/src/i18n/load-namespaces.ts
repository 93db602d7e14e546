import type { Locale } from '@diwan/sdk/commerce';
import type { Resources, TranslationTree } from './create-i18n';
import type { Namespace } from './keys';

/** Fetches the named texts in one language; each file is a chunk of its own. Rejects when a chunk cannot be loaded. */
export async function loadNamespaces(locale: Locale, namespaces: readonly Namespace[]): Promise<Resources> {
  const trees = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: TranslationTree } = await import(`./locales/${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return { [locale]: Object.fromEntries(trees) };
}
