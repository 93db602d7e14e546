import type { CatalogueDocument } from '../catalogue-document';
import { readAmount } from './amounts';
import type { ProductFields } from './columns';
import { plainProblem, type RowProblem, rowProblem } from './row-problem';

interface Reading {
  fields?: ProductFields;
  problem?: RowProblem;
  warning?: RowProblem;
}

/** A price before and after its discount as the shop stores them: the former, and a percentage. */
function discounted(price: number, sale: number): Reading {
  const discount = Math.round((1 - sale / price) * 10_000) / 100;
  const result = Math.round(price * (100 - discount)) / 100;
  return {
    fields: { price, discount, allow_discount: true },
    ...(result !== sale && {
      warning: rowProblem(
        String(sale),
        'differs a little in the shop, which stores discounts in hundredths of a percent',
        `: it becomes ${result}`,
      ),
    }),
  };
}

/**
 * Reads a second price: that of a sale, below the price, or the one before the discount, above it. One that is no discount is
 * ignored.
 */
export function readOtherPrice(
  { read, cell }: { read: 'sale_price' | 'compare_at_price'; cell: string },
  price: number | undefined,
  { settings }: CatalogueDocument,
): Reading {
  const { value, problem, hint } = readAmount(cell, settings.currency);
  // Without the price before a discount a product is sold at its price all the same.
  if (problem !== undefined)
    return read === 'sale_price'
      ? { problem: rowProblem(cell, problem, hint) }
      : { warning: rowProblem(cell, `${problem}, so it is ignored`) };
  if (price === undefined || value === 0 || value === price) return {};
  const [full, sale] = read === 'sale_price' ? [price, value] : [value, price];
  if (sale < full) return discounted(full, sale);
  return {
    warning: plainProblem(
      read === 'sale_price' ? 'is above the price, so it is ignored' : 'is below the price, so it is ignored',
    ),
  };
}
