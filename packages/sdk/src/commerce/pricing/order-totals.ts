import type { Settings, Zone } from '../../contract';
import { minus, sum, ZERO } from './decimal';
import type { PricedLine } from './line-total';
import { exactAmount, roundedRiyals } from './money';
import { type PricedPromo, type PromoEffect, promoEffectAmount, shownPromoEffect } from './promo-discount';
import { savings } from './savings';
import { shippingFee } from './shipping-fee';
import { subtotalAmount } from './subtotal';
import { type TaxSettings, taxAmount, taxRate } from './tax';

export interface OrderInput {
  readonly lines: readonly PricedLine[];
  readonly promo?: PricedPromo | null | undefined;
  /** The delivery zone; null while none is chosen. */
  readonly zone?: Pick<Zone, 'price'> | null | undefined;
  readonly settings: TaxSettings & Pick<Settings, 'free_shipping'>;
}

/** Every figure of an order; amounts in the shop's currency, each rounded half up to halalas on its own. */
export interface OrderFigures {
  /** All lines after their products' discounts. */
  readonly subtotal: number;
  /** What the products' discounts took off; already contained in the subtotal. */
  readonly savings: number;
  readonly promo: PromoEffect;
  /** What the promo takes off the subtotal. */
  readonly couponDiscount: number;
  /** Null while no zone is chosen; the total then leaves shipping out. */
  readonly shippingFee: number | null;
  /** 0.15 for 15 %, as sent in `tax_rate`; 0 when the shop charges no VAT. */
  readonly taxRate: number;
  readonly tax: number;
  readonly total: number;
}

/**
 * Everything a summary shows and an order charges (spec §9): subtotal − coupon discount + shipping fee + tax, never
 * below 0, tax being the shop's share (15 % unless set) of subtotal minus coupon discount when `allow_tax_rate`. Widgets,
 * storefront and server all compute with it.
 * @throws RangeError for invalid prices, discounts, quantities or fees.
 */
export function orderTotals({ lines, promo, zone, settings }: OrderInput): OrderFigures {
  const subtotal = subtotalAmount(lines);
  const effect = promoEffectAmount({ promo, subtotal });
  const isApplied = effect.status === 'applied';
  const couponDiscount = isApplied ? effect.discount : ZERO;
  // A coupon never exceeds the subtotal, so neither this nor the total can fall below 0.
  const taxable = minus(subtotal, couponDiscount);
  const fee = shippingFee({ zone, settings, isWaived: isApplied && effect.waivesShipping });
  const rate = taxRate(settings);
  const tax = taxAmount({ taxable, rate });
  return {
    subtotal: roundedRiyals(subtotal),
    savings: savings(lines),
    promo: shownPromoEffect(effect),
    couponDiscount: roundedRiyals(couponDiscount),
    shippingFee: fee,
    taxRate: rate,
    tax: roundedRiyals(tax),
    total: roundedRiyals(sum([taxable, exactAmount(fee ?? 0), tax])),
  };
}
