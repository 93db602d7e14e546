import type { Promo } from '../../contract';
import { hundredth, isLess, lesser, minus, roundUp, ZERO } from './decimal';
import { type Amount, exactAmount, percentOf, roundedRiyals } from './money';

/** What pricing needs to know of a promo (spec §3). */
export type PricedPromo = Pick<Promo, 'type' | 'value' | 'min_order_total' | 'max_discount'>;

/** What a promo does to a basket; `Money` is SAR in figures and exact halalas inside the rules. */
export type PromoEffect<Money = number> =
  | { readonly status: 'none' }
  | {
      readonly status: 'applied';
      /** Taken off the subtotal; 0 for free shipping. */
      readonly discount: Money;
      readonly waivesShipping: boolean;
    }
  | {
      readonly status: 'waiting_min';
      /** What the subtotal lacks to reach the promo's minimum. */
      readonly missing: Money;
    };

function uncappedDiscount(promo: PricedPromo, subtotal: Amount): Amount {
  switch (promo.type) {
    case 'percentage': {
      const share = percentOf(subtotal, promo.value);
      return promo.max_discount == null ? share : lesser(share, exactAmount(promo.max_discount));
    }
    case 'fixed':
      return exactAmount(promo.value);
    case 'free_shipping':
    // A type that is newer than this code: the server knows what it takes off, and asks to confirm the new total.
    case 'unknown':
      return ZERO;
  }
}

/** {@link promoDiscount} on an exact subtotal, with exact results. */
export function promoEffectAmount({
  promo,
  subtotal,
}: {
  promo: PricedPromo | null | undefined;
  subtotal: Amount;
}): PromoEffect<Amount> {
  if (!promo) return { status: 'none' };
  const minimum = exactAmount(promo.min_order_total);
  if (isLess(subtotal, minimum)) return { status: 'waiting_min', missing: minus(minimum, subtotal) };
  return {
    status: 'applied',
    discount: lesser(uncappedDiscount(promo, subtotal), subtotal),
    waivesShipping: promo.type === 'free_shipping',
  };
}

/** The effect with its amounts in the shop's currency. */
export function shownPromoEffect(effect: PromoEffect<Amount>): PromoEffect {
  switch (effect.status) {
    case 'none':
      return effect;
    case 'applied':
      return { ...effect, discount: roundedRiyals(effect.discount) };
    case 'waiting_min':
      // Amounts are shown without decimals: rounded to the nearest, a shopper could add what is asked for and still lack.
      return { ...effect, missing: Number(roundUp(hundredth(effect.missing))) };
  }
}

/**
 * What a promo does to a subtotal in SAR (spec §9): a percentage up to `max_discount` (null: no cap), a fixed value
 * or free shipping; never more than the subtotal, and nothing until the subtotal reaches `min_order_total`.
 * What is missing to the minimum is in whole riyals, rounded up.
 * @throws RangeError for invalid amounts and percentages.
 */
export const promoDiscount = ({
  promo,
  subtotal,
}: {
  promo: PricedPromo | null | undefined;
  subtotal: number;
}): PromoEffect => shownPromoEffect(promoEffectAmount({ promo, subtotal: exactAmount(subtotal) }));
