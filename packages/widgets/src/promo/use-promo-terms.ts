import { formatPercent } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { useMoney } from '../provider';

/** What a promo gives, in words: "10% off, up to 500 Saudi riyals". */
export function usePromoTerms(): (promo: Promo) => string {
  const { t, locale } = useI18n();
  const { amountInWords } = useMoney();
  return ({ type, value, max_discount }) => {
    switch (type) {
      case 'percentage':
        return max_discount == null
          ? t('checkout:promo.percentage', { percent: formatPercent(value, locale) })
          : t('checkout:promo.percentage_capped', {
              percent: formatPercent(value, locale),
              max: amountInWords(max_discount),
            });
      case 'fixed':
        return t('checkout:promo.fixed', { amount: amountInWords(value) });
      case 'free_shipping':
        return t('checkout:promo.free_shipping');
      // A kind that is newer than this widget: the server's new total says what it gives.
      case 'unknown':
        return t('checkout:promo.unknown');
    }
  };
}
