import type { OrderLine } from '../../contract';

/** The total quantity of a product in an order. */
export interface WantedLine {
  readonly itemId: number;
  readonly quantity: number;
}

/** Merges lines of the same product, in the order of their first line, so that each is priced and stored once. */
export function mergeLines(cart: readonly OrderLine[]): WantedLine[] {
  const quantities = new Map<number, number>();
  for (const { item_id, quantity } of cart)
    quantities.set(item_id, (quantities.get(item_id) ?? 0) + quantity);
  return [...quantities].map(([itemId, quantity]) => ({ itemId, quantity }));
}
