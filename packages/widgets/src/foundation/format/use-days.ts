import type { DayRange } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';

/**
 * Formats a range of days: "10–20 days", or "5 days" if both ends are equal. Spoken, the dash is a word: screen readers
 * read "ten dash twenty".
 */
export function useDays(): (days: DayRange, form?: 'shown' | 'spoken') => string {
  const { t } = useI18n();
  return ({ min, max }, form = 'shown') => {
    if (min === max) return t('common:days.exact', { count: max });
    // In Arabic one and two days are words: «من يوم إلى ٥ أيام».
    const range = { count: max, min: t('common:days.least', { count: min }) };
    return form === 'spoken' ? t('common:days.range_spoken', range) : t('common:days.range', range);
  };
}
