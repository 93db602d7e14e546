import type { Promo } from '@diwan/sdk/contract';
import { fromStored } from '../../db/stored-amount';
import type { PromoRow } from './usable-promo';

function wireValue({ type, percent, amount }: PromoRow): number {
  switch (type) {
    case 'percentage':
      return percent ?? 0;
    case 'fixed':
      return fromStored(amount ?? 0);
    case 'free_shipping':
      return 0;
  }
}

/** Converts a promo to the wire format that pricing takes, with amounts in the shop's currency. */
export const wirePromo = (promo: PromoRow): Promo => ({
  id: promo.wireId,
  code: promo.code,
  type: promo.type,
  value: wireValue(promo),
  min_order_total: fromStored(promo.minOrderTotal),
  max_discount: promo.maxDiscount === null ? null : fromStored(promo.maxDiscount),
});
