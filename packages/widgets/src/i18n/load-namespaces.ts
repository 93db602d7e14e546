import type { Locale } from '@diwan/sdk/commerce';
import type { Resources, TranslationTree } from './create-i18n';
import type { Namespace } from './keys';

/** Loads the given namespaces in one language; each file is its own chunk. Rejects if a chunk fails to load. */
export async function loadNamespaces(locale: Locale, namespaces: readonly Namespace[]): Promise<Resources> {
  const trees = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: TranslationTree } = await import(`./locales/${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return { [locale]: Object.fromEntries(trees) };
}
