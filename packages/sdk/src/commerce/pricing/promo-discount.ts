import type { Promo } from '../../contract';
import { shownDecimals } from './currency';
import { decimal, isLess, lesser, minus, roundUp, times, ZERO } from './decimal';
import { type Amount, exactAmount, percentOf, roundedMajorUnits } from './money';

/** The fields of a promo needed for pricing (spec §3). */
export type PricedPromo = Pick<Promo, 'type' | 'value' | 'min_order_total' | 'max_discount'>;

/** The effect of a promo on a basket. `Money` is a number of major units in results, and exact during calculation. */
export type PromoEffect<Money = number> =
  | { readonly status: 'none' }
  | {
      readonly status: 'applied';
      /** Discount on the subtotal; 0 for free shipping. */
      readonly discount: Money;
      readonly waivesShipping: boolean;
    }
  | {
      readonly status: 'waiting_min';
      /** Amount missing to reach the promo's minimum. */
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
    // A type newer than this code: the server computes its discount, which differs from the totals sent with the order, and
    // responds with `price_changed` for the visitor to confirm.
    case 'unknown':
      return ZERO;
  }
}

/** Like {@link promoDiscount}, with exact amounts. */
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

const roundedUp = (amount: Amount, decimals: number): number =>
  Number(roundUp(times(amount, decimal(10 ** decimals)))) / 10 ** decimals;

/** Converts the effect's amounts to the shop's currency. */
export function shownPromoEffect(effect: PromoEffect<Amount>, currency: string): PromoEffect {
  switch (effect.status) {
    case 'none':
      return effect;
    case 'applied':
      return { ...effect, discount: roundedMajorUnits(effect.discount, currency) };
    case 'waiting_min':
      // Rounded up to the decimals shown: otherwise adding the shown amount might not be enough.
      return { ...effect, missing: roundedUp(effect.missing, shownDecimals(currency)) };
  }
}

/**
 * The effect of a promo on a subtotal (spec §9): a percentage up to `max_discount` (null: no cap), a fixed value
 * or free shipping; never more than the subtotal, and nothing below `min_order_total`. The amount missing to the
 * minimum is rounded up to the decimals the currency shows.
 * @throws RangeError for invalid amounts and percentages.
 */
export const promoDiscount = ({
  promo,
  subtotal,
  currency,
}: {
  promo: PricedPromo | null | undefined;
  subtotal: number;
  currency: string;
}): PromoEffect => shownPromoEffect(promoEffectAmount({ promo, subtotal: exactAmount(subtotal) }), currency);
