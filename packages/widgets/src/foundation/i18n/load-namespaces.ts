import type { Locale } from '@diwan/sdk/commerce';
import type { Resources } from './create-i18n';
import type { Namespace } from './keys';
import * as textFiles from './text-files';

const files: Readonly<Record<Namespace, textFiles.TextFiles>> = textFiles;

/** Loads the given namespaces in one language; each file is its own chunk. Rejects if a chunk fails to load. */
export async function loadNamespaces(locale: Locale, namespaces: readonly Namespace[]): Promise<Resources> {
  const trees = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await files[namespace][locale]()).default] as const),
  );
  return { [locale]: Object.fromEntries(trees) };
}
