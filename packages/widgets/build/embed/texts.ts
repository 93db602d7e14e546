import type { Locale } from '@diwan/sdk/commerce';
import type { TranslationTree } from '../../src/foundation/i18n';

const folder = '../../src/foundation/i18n/locales';
const files = import.meta.glob<TranslationTree>('../../src/foundation/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
});

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * Texts of one language by namespace: of `product:toast` all that is under that key, of `cart:items_title` all its plural
 * forms.
 * @param keys found in code; those without a text are of something else, such as `node:fs`
 */
export function selectTexts(locale: Locale, keys: readonly string[]): Record<string, TranslationTree> {
  const selected: Record<string, TranslationTree> = {};
  for (const key of keys) {
    const [namespace = '', part] = key.split(':');
    const entries = Object.entries(files[`${folder}/${locale}/${namespace}.json`] ?? {}).filter(
      ([name]) => name === part || name.replace(pluralSuffix, '') === part,
    );
    if (entries.length > 0) selected[namespace] = { ...selected[namespace], ...Object.fromEntries(entries) };
  }
  return selected;
}
