import { formatNumber } from '@diwan/sdk/commerce';
import type { DayRange } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';

/** Formats a range of days: "10-20 days", or "5 days" if both ends are equal. */
export function useDays(): (days: DayRange) => string {
  const { locale, t } = useI18n();
  return ({ min, max }) =>
    min === max
      ? t('common:days.exact', { count: max })
      : t('common:days.range', { count: max, min: formatNumber(min, locale) });
}
