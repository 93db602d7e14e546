import type { Locale } from '@diwan/sdk/commerce';
import { useI18n } from '../i18n';

/** The words of a story in the language of the toolbar. */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useI18n().locale];
}
