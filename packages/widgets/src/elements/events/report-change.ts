import { type BasketLine, type BasketLines, itemCount } from '@diwan/sdk/commerce';
import type { BasketChange, BasketKind } from '../../foundation/stores';
import { type BasketEventName, emit } from './element-events';

const changeEvents: Record<BasketKind, BasketEventName> = {
  cart: 'diwan-cart-change',
  'price-box': 'diwan-price-box-change',
};

/** Lines that hold more pieces in `after`, with how many more. */
function increases(before: BasketLines, after: BasketLines): { line: BasketLine; quantity: number }[] {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  return after
    .map((line) => ({ line, quantity: line.quantity - (quantities.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Dispatches the events of a basket's change: on the element the visitor used, else (another tab, the first reading of
 * storage, fresh prices) on `bystander`, which only reports what the basket now holds.
 */
export function reportChange({ kind, before, after, by }: BasketChange, bystander: EventTarget): void {
  const target = by ?? bystander;
  if (by) {
    for (const change of increases(before, after)) emit(by, 'diwan-add', { basket: kind, ...change });
    for (const change of increases(after, before)) emit(by, 'diwan-remove', { basket: kind, ...change });
  }
  emit(target, changeEvents[kind], { lines: after, itemCount: itemCount(after) });
}
