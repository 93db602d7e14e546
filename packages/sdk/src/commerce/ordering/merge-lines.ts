import type { OrderLine } from '../../contract';

/** How many pieces of which product; every product once, in the order of its first line. */
export interface WantedLine {
  readonly itemId: number;
  readonly quantity: number;
}

/** Lines of the same product are one line, so that they are priced and stored once. */
export function mergeLines(cart: readonly OrderLine[]): WantedLine[] {
  const quantities = new Map<number, number>();
  for (const { item_id, quantity } of cart)
    quantities.set(item_id, (quantities.get(item_id) ?? 0) + quantity);
  return [...quantities].map(([itemId, quantity]) => ({ itemId, quantity }));
}
