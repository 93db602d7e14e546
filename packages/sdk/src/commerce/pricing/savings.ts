import type { SetItem } from '../../contract';
import { atLeastZero, minus, sum } from './decimal';
import { lineTotalAmount, type PricedLine, timesQuantity } from './line-total';
import { type Amount, exactAmount, roundedMajorUnits } from './money';
import { subtotalAmount } from './subtotal';
import { type PricedProduct, unitPriceAmount } from './unit-price';

/** Sum of the product discounts of all lines, exact. */
export const savingsAmount = (lines: readonly PricedLine[]): Amount =>
  minus(
    sum(lines.map(({ product, quantity }) => timesQuantity(exactAmount(product.price), quantity))),
    subtotalAmount(lines),
  );

/** «You save»: sum of the product discounts of all lines in the shop's currency, without coupons. */
export const savings = (lines: readonly PricedLine[]): number => roundedMajorUnits(savingsAmount(lines));

/** A piece of a set with its quantity in the set. */
export interface PricedSetItem extends Pick<SetItem, 'quantity'> {
  readonly item: PricedProduct;
}

/** Savings of a set compared to buying its pieces separately, in the shop's currency; at least 0. */
export function setSavings({ set, items }: { set: PricedProduct; items: readonly PricedSetItem[] }): number {
  const pieces = sum(items.map(({ item, quantity }) => lineTotalAmount({ product: item, quantity })));
  return roundedMajorUnits(atLeastZero(minus(pieces, unitPriceAmount(set))));
}
