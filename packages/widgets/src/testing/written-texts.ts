import type { Locale } from '@diwan/sdk/commerce';
import type { TranslationTree } from '../foundation/i18n';
import { translationFiles } from './i18n-of';

const pluralForm = /_(zero|one|two|few|many|other)$/;

function leaves(tree: TranslationTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

/** Maps `cart:items_title` to its texts by plural form, or to a single one under an empty name. */
function textsByKey(locale: Locale): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [namespace, tree] of Object.entries(translationFiles(locale))) {
    for (const [path, text] of leaves(tree)) {
      const form = pluralForm.exec(path)?.[1] ?? '';
      const key = `${namespace}:${path.replace(pluralForm, '')}`;
      found.set(key, (found.get(key) ?? new Map()).set(form, text));
    }
  }
  return found;
}

/** All texts of the locale files, by key and plural form. */
export const writtenTexts: Record<Locale, Map<string, Map<string, string>>> = {
  en: textsByKey('en'),
  ar: textsByKey('ar'),
};

/** Parameter names and tag numbers used in some texts. */
export const placeholders = (texts: Iterable<string> = []): Set<string> =>
  new Set(
    [...texts].flatMap((text) =>
      [...text.matchAll(/\{\{\s*(\w+)|<(\d)>/g)].flatMap(([, name, tag]) => name ?? tag ?? []),
    ),
  );
