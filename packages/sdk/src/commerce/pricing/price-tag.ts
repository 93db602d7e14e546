import type { ProductSummary } from '../../contract';
import { exactAmount, roundedMajorUnits } from './money';
import { withTaxAmount } from './tax';
import { discountPercent, hasPrice, type PriceDisplay, type PricedProduct, unitPrice } from './unit-price';

/** The fields of a product that determine whether and how its price is shown. */
export type ShownProduct = Pick<ProductSummary, 'price' | 'discount' | 'allow_discount' | 'is_price_show'>;

/** The parts of a shown price: the price, the one before the discount, and the discount. */
export interface PriceTag {
  /** Price of one piece, in the shop's currency. */
  readonly unitPrice: number;
  /** Price before the discount in the shop's currency, shown struck through; null without a discount. */
  readonly compareAtPrice: number | null;
  /** Value of the percent-off badge, e.g. 15 for 15 %; null without a discount. */
  readonly percentOff: number | null;
}

/** Price before the discount, in the shop's currency; null unless `allow_discount` is true and `discount > 0`. */
export const compareAtPrice = (
  product: PricedProduct,
  { currency, taxRate = 0 }: PriceDisplay,
): number | null =>
  discountPercent(product) > 0
    ? roundedMajorUnits(withTaxAmount(exactAmount(product.price), taxRate), currency)
    : null;

/** Value of the percent-off badge; null unless the price is shown, `allow_discount` is true and `discount > 0`. */
export const percentOff = (product: Omit<ShownProduct, 'price'>): number | null =>
  product.is_price_show && discountPercent(product) > 0 ? discountPercent(product) : null;

/** The figures of a price view; null when the price is hidden (spec §3 `is_price_show`). */
export function priceTag(product: ShownProduct, display: PriceDisplay): PriceTag | null {
  if (!product.is_price_show || !hasPrice(product)) return null;
  return {
    unitPrice: unitPrice(product, display),
    compareAtPrice: compareAtPrice(product, display),
    percentOff: percentOff(product),
  };
}
