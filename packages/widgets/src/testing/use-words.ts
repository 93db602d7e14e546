import type { Locale } from '@diwan/sdk/commerce';
import { useI18n } from '../foundation/i18n';

/** A story's texts in the language selected in the toolbar. */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useI18n().locale];
}
