import { joinList, type OrderFigures } from '@diwan/sdk/commerce';
import { useMoney } from '../../../foundation/format';
import { useI18n } from '../../../foundation/i18n';
import { useAnnouncement } from '../../../foundation/ui/announcer';

/** Announces the total whenever an area, a promo code or another tab changes it. */
export function useTotalAnnouncement({ shippingFee, total }: OrderFigures) {
  const { t, locale } = useI18n();
  const { amountInWords } = useMoney();
  const fee = shippingFee === 0 ? t('cart:summary.free_shipping') : amountInWords(shippingFee ?? 0);
  const parts = [
    ...(shippingFee === null ? [] : [`${t('cart:summary.shipping')}: ${fee}`]),
    `${t('cart:summary.total')}: ${amountInWords(total)}`,
  ];
  useAnnouncement(joinList(parts, locale));
}
