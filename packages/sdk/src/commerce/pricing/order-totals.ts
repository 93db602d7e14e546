import type { Settings, Zone } from '../../contract';
import { minus, sum, ZERO } from './decimal';
import type { PricedLine } from './line-total';
import { type Amount, exactAmount, roundedMajorUnits } from './money';
import { type PricedPromo, type PromoEffect, promoEffectAmount, shownPromoEffect } from './promo-discount';
import { savingsAmount } from './savings';
import { shippingFee } from './shipping-fee';
import { subtotalAmount } from './subtotal';
import { type TaxSettings, taxAmount, taxRate } from './tax';

/** The lines, promo, zone and settings that the totals of an order are computed from. */
export interface OrderInput {
  readonly lines: readonly PricedLine[];
  readonly promo?: PricedPromo | null | undefined;
  /** The delivery zone; null until one is chosen. */
  readonly zone?: Pick<Zone, 'price'> | null | undefined;
  readonly settings: TaxSettings & Pick<Settings, 'currency' | 'free_shipping'>;
}

/** All figures of an order. Amounts are in the shop's currency, each rounded half up to minor units separately. */
export interface OrderFigures {
  /** Sum of all lines after product discounts. */
  readonly subtotal: number;
  /** Sum of the product discounts, already deducted from the subtotal. */
  readonly savings: number;
  readonly promo: PromoEffect;
  /** Promo discount on the subtotal. */
  readonly couponDiscount: number;
  /** Null until a zone is chosen; the total then excludes shipping. */
  readonly shippingFee: number | null;
  /** 0.15 for 15 %, as sent in `tax_rate`; 0 when the shop charges no VAT. */
  readonly taxRate: number;
  readonly tax: number;
  readonly total: number;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
}

/**
 * All figures of an order (spec §9). The total is subtotal − coupon discount + shipping fee + tax, never below 0. When
 * `allow_tax_rate` is true, tax is charged on the subtotal minus the coupon discount at the shop's rate (default 15 %).
 * Used by widgets, storefront and server.
 * @throws RangeError for invalid prices, discounts, quantities or fees.
 */
export function orderTotals({ lines, promo, zone, settings }: OrderInput): OrderFigures {
  const subtotal = subtotalAmount(lines);
  const effect = promoEffectAmount({ promo, subtotal });
  const isApplied = effect.status === 'applied';
  const couponDiscount = isApplied ? effect.discount : ZERO;
  // A coupon never exceeds the subtotal, so neither this nor the total can be negative.
  const taxable = minus(subtotal, couponDiscount);
  const fee = shippingFee({ zone, settings, isWaived: isApplied && effect.waivesShipping });
  const rate = taxRate(settings);
  const { currency } = settings;
  const rounded = (amount: Amount) => roundedMajorUnits(amount, currency);
  const tax = taxAmount({ taxable, rate });
  return {
    subtotal: rounded(subtotal),
    savings: rounded(savingsAmount(lines)),
    promo: shownPromoEffect(effect, currency),
    couponDiscount: rounded(couponDiscount),
    shippingFee: fee,
    taxRate: rate,
    tax: rounded(tax),
    total: rounded(sum([taxable, exactAmount(fee ?? 0), tax])),
    currency,
  };
}
