import { decimal, times } from './decimal';
import { type Amount, roundedMajorUnits } from './money';
import { withTaxAmount } from './tax';
import { type PriceDisplay, type PricedProduct, unitPriceAmount } from './unit-price';

/** A quantity of one product. */
export interface PricedLine {
  readonly product: PricedProduct;
  /** An integer of at least 1. */
  readonly quantity: number;
}

/**
 * An amount times a quantity.
 * @throws RangeError unless the quantity is an integer of at least 1.
 */
export function timesQuantity(amount: Amount, quantity: number): Amount {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
  return times(amount, decimal(quantity));
}

/** Unit price × quantity, exact. */
export const lineTotalAmount = ({ product, quantity }: PricedLine): Amount =>
  timesQuantity(unitPriceAmount(product), quantity);

/**
 * Total of a line in the shop's currency, rounded to minor units after multiplying.
 * @throws RangeError for an invalid price, discount or quantity.
 */
export const lineTotal = (line: PricedLine, { taxRate = 0 }: PriceDisplay = {}): number =>
  roundedMajorUnits(withTaxAmount(lineTotalAmount(line), taxRate));
