import type { ProductSummary } from '../../contract';
import { atLeastZero, isEqual, minus } from './decimal';
import { type Amount, exactAmount, percentOf, roundedMajorUnits } from './money';
import { withTaxAmount } from './tax';

/** The fields of a product needed for pricing: major units and percent, as on the wire (spec §3). */
export type PricedProduct = Pick<ProductSummary, 'discount' | 'allow_discount'> & { readonly price: number };

/**
 * Whether a product's price is known. Without one it can only be quoted: pricing functions don't take it, because it would
 * be free.
 */
export const hasPrice = <Product extends { readonly price: number | null }>(
  product: Product,
): product is Product & { readonly price: number } => product.price !== null;

/** The settings that prices are shown with. */
export interface PriceDisplay {
  /** The shop's: `settings.currency`. Amounts are rounded to its minor units. */
  readonly currency: string;
  /** `shownTaxRate(settings)`: the tax rate included in the shown price, 0.15 for 15 %; 0 when tax is added at checkout. */
  readonly taxRate?: number;
}

/** The effective discount in percent: 0 when the product allows none (spec §5). */
export const discountPercent = ({
  discount,
  allow_discount,
}: Pick<PricedProduct, 'discount' | 'allow_discount'>): number => (allow_discount ? discount : 0);

/** Price minus discount, exact and never negative (spec §5). */
export function unitPriceAmount(product: PricedProduct): Amount {
  const price = exactAmount(product.price);
  return atLeastZero(minus(price, percentOf(price, discountPercent(product))));
}

/**
 * Price of one piece in the shop's currency, rounded to minor units: price − price / 100 × discount when `allow_discount`
 * is true (spec §5).
 * @throws RangeError for an invalid price or discount.
 *
 * @example unitPrice({ price: 9940, discount: 15, allow_discount: true }, { currency: 'SAR' }) // 8449
 */
export const unitPrice = (product: PricedProduct, { currency, taxRate = 0 }: PriceDisplay): number =>
  roundedMajorUnits(withTaxAmount(unitPriceAmount(product), taxRate), currency);

/** Whether one piece costs the same, unrounded: two hidden prices do. */
export function isSamePrice(
  one: Pick<ProductSummary, 'price' | 'discount' | 'allow_discount'>,
  other: Pick<ProductSummary, 'price' | 'discount' | 'allow_discount'>,
): boolean {
  return hasPrice(one) && hasPrice(other)
    ? isEqual(unitPriceAmount(one), unitPriceAmount(other))
    : one.price === other.price;
}

/** {@link unitPrice}, or null for a product whose price isn't shown. */
export const shownUnitPrice = (
  product: Pick<ProductSummary, 'price' | 'discount' | 'allow_discount'>,
  display: PriceDisplay,
): number | null => (hasPrice(product) ? unitPrice(product, display) : null);
