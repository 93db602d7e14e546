import { formatPercent } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';

/** Formats a promo's terms: "10% off, up to 500 Saudi riyals"; spoken, "10 percent off". */
export function usePromoTerms(): (promo: Promo, form?: 'shown' | 'spoken') => string {
  const { t, locale } = useI18n();
  const { amountInWords } = useMoney();
  return ({ type, value, max_discount }, form = 'shown') => {
    const percent = form === 'spoken' ? t('common:percent', { value }) : formatPercent(value, locale);
    switch (type) {
      case 'percentage':
        return max_discount == null
          ? t('checkout:promo.percentage', { percent })
          : t('checkout:promo.percentage_capped', {
              percent,
              max: amountInWords(max_discount),
            });
      case 'fixed':
        return t('checkout:promo.fixed', { amount: amountInWords(value) });
      case 'free_shipping':
        return t('checkout:promo.free_shipping');
      // A type added after this version; the server's new total shows its effect.
      case 'unknown':
        return t('checkout:promo.unknown');
    }
  };
}
