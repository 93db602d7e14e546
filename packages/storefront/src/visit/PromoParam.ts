import { orderTotals, pricedLines } from '@diwan/sdk/commerce';
import { useDiwan, useI18n, useSignalValue } from '@diwan/widgets';
import { promoStoreOf } from '@diwan/widgets/internal';
import { useEffect, useRef } from 'react';

/**
 * Handles `?promo_code=` on any page (spec §2): stores the code, applies it once the cart has items, and announces it
 * once. Why a code doesn't apply is explained where it can be changed: in cart and checkout.
 */
export default function PromoParam({ code }: { code: string }) {
  const { stores, settings } = useDiwan();
  const { t } = useI18n();
  const { cart, toasts } = stores;
  const promo = promoStoreOf(stores);
  const state = useSignalValue(promo.state);
  const lines = useSignalValue(cart.availableLines);
  const isAnnounced = useRef(false);

  useEffect(() => {
    isAnnounced.current = false;
    promo.keep(code);
  }, [promo, code]);

  useEffect(() => {
    if (isAnnounced.current) return;
    if (state.status === 'stored' && lines.length > 0) void promo.check();
    if (state.status !== 'accepted') return;
    // Below the minimum order, announced once the cart reaches it.
    if (orderTotals({ lines: pricedLines(lines), settings, promo: state.promo }).promo.status !== 'applied')
      return;
    isAnnounced.current = true;
    toasts.show(t('common:promo_applied', { code: state.code }), { delay: 0 });
  }, [state, lines, settings, promo, toasts, t]);
  return null;
}
