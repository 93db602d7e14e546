import { sum } from './decimal';
import { lineTotalAmount, type PricedLine } from './line-total';
import { type Amount, roundedRiyals } from './money';

/** All lines after their products' discounts, exact. */
export const subtotalAmount = (lines: readonly PricedLine[]): Amount => sum(lines.map(lineTotalAmount));

/**
 * All lines after their products' discounts, in the shop's currency (spec §9).
 * @throws RangeError for a price, discount or quantity that is none.
 */
export const subtotal = (lines: readonly PricedLine[]): number => roundedRiyals(subtotalAmount(lines));
