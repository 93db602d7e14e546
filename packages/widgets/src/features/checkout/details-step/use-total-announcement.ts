import { joinList, type OrderFigures } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useAnnounce } from '../../../foundation/ui/Announcer';

/**
 * Announces the total whenever an area, a promo code or another tab changes it.
 * @param isSilent while something else announces it
 */
export function useTotalAnnouncement({ shippingFee, total }: OrderFigures, isSilent: boolean) {
  const { t, locale } = useI18n();
  const { amountInWords } = useMoney();
  const announce = useAnnounce();
  const fee = shippingFee === 0 ? t('cart:summary.free_shipping') : amountInWords(shippingFee ?? 0);
  const parts = [
    ...(shippingFee === null ? [] : [`${t('cart:summary.shipping')}: ${fee}`]),
    `${t('cart:summary.total')}: ${amountInWords(total)}`,
  ];
  const text = joinList(parts, locale);
  const known = useRef(text);
  useEffect(() => {
    if (known.current !== text && !isSilent) announce(text);
    known.current = text;
  }, [announce, text, isSilent]);
}
