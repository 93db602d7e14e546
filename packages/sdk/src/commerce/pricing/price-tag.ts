import type { ProductSummary } from '../../contract';
import { exactAmount, roundedRiyals } from './money';
import { withTaxAmount } from './tax';
import { discountPercent, type PriceDisplay, type PricedProduct, unitPrice } from './unit-price';

export interface PriceTag {
  /** What one piece costs, in the shop's currency. */
  readonly unitPrice: number;
  /** The price before its discount, in the shop's currency, to be struck through; null without a discount. */
  readonly compareAtPrice: number | null;
  /** For the percent-off badge, e.g. 15 for 15 %; null without a discount. */
  readonly percentOff: number | null;
}

/** The price before its discount, in the shop's currency; null unless `allow_discount` and `discount > 0` (product.md «Money»). */
export const compareAtPrice = (product: PricedProduct, { taxRate = 0 }: PriceDisplay = {}): number | null =>
  discountPercent(product) > 0 ? roundedRiyals(withTaxAmount(exactAmount(product.price), taxRate)) : null;

/** Percent of the badge; null unless the price is shown, `allow_discount` and `discount > 0` (product.md «Money»). */
export const percentOff = (product: PricedProduct & Pick<ProductSummary, 'is_price_show'>): number | null =>
  product.is_price_show && discountPercent(product) > 0 ? discountPercent(product) : null;

/** All a price view shows of a product; null when its price is hidden (spec §3 `is_price_show`). */
export function priceTag(
  product: PricedProduct & Pick<ProductSummary, 'is_price_show'>,
  display: PriceDisplay = {},
): PriceTag | null {
  if (!product.is_price_show) return null;
  return {
    unitPrice: unitPrice(product, display),
    compareAtPrice: compareAtPrice(product, display),
    percentOff: percentOff(product),
  };
}
