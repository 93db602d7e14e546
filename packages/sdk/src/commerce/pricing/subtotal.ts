import { sum } from './decimal';
import { lineTotalAmount, type PricedLine } from './line-total';
import { type Amount, roundedMajorUnits } from './money';
import type { PriceDisplay } from './unit-price';

/** Sum of all lines after product discounts, exact. */
export const subtotalAmount = (lines: readonly PricedLine[]): Amount => sum(lines.map(lineTotalAmount));

/**
 * Sum of all lines after product discounts, in the shop's currency (spec §9).
 * @throws RangeError for an invalid price, discount or quantity.
 */
export const subtotal = (lines: readonly PricedLine[], { currency }: PriceDisplay): number =>
  roundedMajorUnits(subtotalAmount(lines), currency);
