import { decimal, times } from './decimal';
import { type Amount, roundedRiyals } from './money';
import { withTaxAmount } from './tax';
import { type PriceDisplay, type PricedProduct, unitPriceAmount } from './unit-price';

/** A number of pieces of one product. */
export interface PricedLine {
  readonly product: PricedProduct;
  /** Whole pieces, at least 1. */
  readonly quantity: number;
}

/**
 * An amount as many times as a line has pieces.
 * @throws RangeError unless the quantity is a whole number of at least 1.
 */
export function timesQuantity(amount: Amount, quantity: number): Amount {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
  return times(amount, decimal(quantity));
}

/** Unit price × quantity, exact. */
export const lineTotalAmount = ({ product, quantity }: PricedLine): Amount =>
  timesQuantity(unitPriceAmount(product), quantity);

/**
 * What a line costs, in the shop's currency rounded to halalas once, after multiplying.
 * @throws RangeError for a price, discount or quantity that is none.
 */
export const lineTotal = (line: PricedLine, { taxRate = 0 }: PriceDisplay = {}): number =>
  roundedRiyals(withTaxAmount(lineTotalAmount(line), taxRate));
