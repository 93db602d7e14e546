import { formatNumber } from '@diwan/sdk/commerce';
import type { DayRange } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';

/**
 * Formats a range of days: "10-20 days", or "5 days" if both ends are equal. Spoken, the dash is a word: screen readers
 * read "ten dash twenty".
 */
export function useDays(): (days: DayRange, form?: 'shown' | 'spoken') => string {
  const { locale, t } = useI18n();
  return ({ min, max }, form = 'shown') => {
    if (min === max) return t('common:days.exact', { count: max });
    const range = { count: max, min: formatNumber(min, locale) };
    return form === 'spoken' ? t('common:days.range_spoken', range) : t('common:days.range', range);
  };
}
