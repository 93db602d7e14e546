import { useI18n } from '../i18n';
import { useDiwan } from '../provider';
import { type MoneyWords, moneyWords } from './money-words';

/**
 * Formats amounts in the shop's currency and display format, in the visitor's language.
 * @param options.currency of amounts that aren't in the shop's current currency
 */
export function useMoney({ currency }: { currency?: string } = {}): MoneyWords {
  const { settings, hasCurrencyNames } = useDiwan();
  const { locale, t } = useI18n();
  return moneyWords({ settings, hasCurrencyNames, locale, t, currency });
}
