import type { ProductSummary } from '../../contract';
import { decimal, times } from './decimal';
import { type Amount, roundedMajorUnits } from './money';
import { withTaxAmount } from './tax';
import { hasPrice, type PriceDisplay, type PricedProduct, unitPriceAmount } from './unit-price';

/** A quantity of one product. */
export interface PricedLine {
  readonly product: PricedProduct;
  /** An integer of at least 1. */
  readonly quantity: number;
}

/** A line whose price may be hidden. */
interface ShownLine {
  readonly product: { readonly price: number | null };
}

/** The line with a price that is known. */
type WithPrice<Line extends ShownLine> = Line & { readonly product: { readonly price: number } };

const isPriced = <Line extends ShownLine>(line: Line): line is WithPrice<Line> => hasPrice(line.product);

/** The lines whose price is known. The others can only be quoted. */
export const pricedLines = <Line extends ShownLine>(lines: readonly Line[]): readonly WithPrice<Line>[] =>
  lines.filter(isPriced<Line>);

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
export const lineTotal = (line: PricedLine, { currency, taxRate = 0 }: PriceDisplay): number =>
  roundedMajorUnits(withTaxAmount(lineTotalAmount(line), taxRate), currency);

/** {@link lineTotal}, or null for a product whose price isn't shown. */
export function shownLineTotal(
  {
    product,
    quantity,
  }: {
    readonly product: Pick<ProductSummary, 'price' | 'discount' | 'allow_discount'>;
    readonly quantity: number;
  },
  display: PriceDisplay,
): number | null {
  return hasPrice(product) ? lineTotal({ product, quantity }, display) : null;
}
