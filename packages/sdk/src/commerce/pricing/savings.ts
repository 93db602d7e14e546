import type { SetItem } from '../../contract';
import { atLeastZero, minus, sum } from './decimal';
import { lineTotalAmount, type PricedLine, pricedLines, timesQuantity } from './line-total';
import { type Amount, exactAmount, roundedMajorUnits } from './money';
import type { ShownProduct } from './price-tag';
import { subtotalAmount } from './subtotal';
import { hasPrice, type PriceDisplay, unitPriceAmount } from './unit-price';

/** Sum of the product discounts of all lines, exact. */
export const savingsAmount = (lines: readonly PricedLine[]): Amount =>
  minus(
    sum(lines.map(({ product, quantity }) => timesQuantity(exactAmount(product.price), quantity))),
    subtotalAmount(lines),
  );

/** «You save»: sum of the product discounts of all lines in the shop's currency, without coupons. */
export const savings = (lines: readonly PricedLine[], { currency }: PriceDisplay): number =>
  roundedMajorUnits(savingsAmount(lines), currency);

/** A piece of a set with its quantity in the set. */
export interface PricedSetItem extends Pick<SetItem, 'quantity'> {
  readonly item: ShownProduct;
}

/**
 * Savings of a set compared to buying its pieces separately, in the shop's currency; 0 if it costs more, or if a price
 * isn't shown: the difference would reveal it.
 */
export function setSavings(
  { set, items }: { set: ShownProduct; items: readonly PricedSetItem[] },
  { currency }: PriceDisplay,
): number {
  const shown = items.filter(({ item }) => item.is_price_show);
  const priced = pricedLines(shown.map(({ item, quantity }) => ({ product: item, quantity })));
  if (!set.is_price_show || !hasPrice(set) || priced.length < items.length) return 0;
  const pieces = sum(priced.map(lineTotalAmount));
  return roundedMajorUnits(atLeastZero(minus(pieces, unitPriceAmount(set))), currency);
}
