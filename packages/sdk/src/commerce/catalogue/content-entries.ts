import type { ProductSummary } from '../../contract';
import type { Locale } from '../locale/locale';
import { localized } from '../locale/localized';

type WithContent = Pick<ProductSummary, 'content_en' | 'content_ar'>;

/** Number of entries shown on a card (spec §2 «Product card»). */
export const CARD_ENTRY_COUNT = 2;

/** The contents of a product: the text split at Latin and Arabic commas (spec §3 `content`). */
export const contentEntries = (product: WithContent, locale: Locale): string[] =>
  localized(product, 'content', locale)
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The first two entries. */
export const cardContentEntries = (product: WithContent, locale: Locale): string[] =>
  contentEntries(product, locale).slice(0, CARD_ENTRY_COUNT);
