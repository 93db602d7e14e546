import type { ProductSummary } from '../../contract';
import { atLeastZero, minus } from './decimal';
import { type Amount, exactAmount, percentOf, roundedRiyals } from './money';
import { withTaxAmount } from './tax';

/** What pricing needs to know of a product: SAR and percent as on the wire (spec §3). */
export type PricedProduct = Pick<ProductSummary, 'price' | 'discount' | 'allow_discount'>;

/** How prices are shown; `taxRate` comes from `shownTaxRate(settings)`. */
export interface PriceDisplay {
  /** Tax already contained in the shown price: 0.15 for 15 %, 0 when tax is added at checkout. */
  readonly taxRate?: number;
}

/** The discount that counts, in percent: 0 when the product allows none (spec §5). */
export const discountPercent = ({ discount, allow_discount }: PricedProduct): number =>
  allow_discount ? discount : 0;

/** Price minus its discount, exact and never below zero (spec §5). */
export function unitPriceAmount(product: PricedProduct): Amount {
  const price = exactAmount(product.price);
  return atLeastZero(minus(price, percentOf(price, discountPercent(product))));
}

/**
 * What one piece costs, in the shop's currency rounded to halalas: price − price / 100 × discount when `allow_discount` (spec §5).
 * @throws RangeError for a price or discount that is no amount or percentage.
 *
 * @example unitPrice({ price: 9940, discount: 15, allow_discount: true }) // 8449
 */
export const unitPrice = (product: PricedProduct, { taxRate = 0 }: PriceDisplay = {}): number =>
  roundedRiyals(withTaxAmount(unitPriceAmount(product), taxRate));
