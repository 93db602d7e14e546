import type { BasketLines } from './basket';
import { findLine } from './basket';
import type { BasketLine } from './basket-line';

/**
 * Merges a basket handed over from another site or a printed sheet. A line in both gets the greater quantity, so that
 * handing over the same basket twice changes nothing.
 */
export function mergeBaskets(own: BasketLines, other: BasketLines): BasketLines {
  const added = other.filter(({ id }) => !findLine(own, id));
  const raised = own.map((line) => {
    const quantity = Math.max(line.quantity, findLine(other, line.id)?.quantity ?? 0);
    return quantity === line.quantity ? line : { ...line, quantity };
  });
  const isChanged = added.length > 0 || raised.some((line, index) => line !== own[index]);
  return isChanged ? [...raised, ...added] : own;
}

/** Undoes a merge: removes added lines and restores previous quantities, except for lines changed since. */
export function undoMerge(
  lines: BasketLines,
  { before, merged }: { before: BasketLines; merged: BasketLines },
): BasketLines {
  return lines.flatMap((line): BasketLine[] => {
    const isAsMerged = findLine(merged, line.id)?.quantity === line.quantity;
    if (!isAsMerged) return [line];
    const own = findLine(before, line.id);
    if (!own) return [];
    return [own.quantity === line.quantity ? line : { ...line, quantity: own.quantity }];
  });
}
