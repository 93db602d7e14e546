import type { BasketLines } from './basket';
import { findLine } from './basket';

/**
 * All lines of two baskets, for a basket handed over from another site or tab. A line in both keeps the greater
 * quantity: handing the same basket over twice changes nothing.
 */
export function mergeBaskets(own: BasketLines, other: BasketLines): BasketLines {
  const raised = own.map((line) => {
    const quantity = Math.max(line.quantity, findLine(other, line.id)?.quantity ?? 0);
    return quantity === line.quantity ? line : { ...line, quantity };
  });
  return [...raised, ...other.filter(({ id }) => !findLine(own, id))];
}
