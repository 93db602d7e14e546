import * as v from 'valibot';
import { type BasketLines, EMPTY_BASKET } from './basket';
import { type BasketLine, basketLineSchema } from './basket-line';
import { lineId } from './line-id';

/** Keys of browser storage (spec §3). */
export const CART_STORAGE_KEY = 'cart-storage';
export const PRICE_BOX_STORAGE_KEY = 'pricebox-storage';

const VERSION = 1;

const persistedBasketSchema = v.object({ version: v.literal(VERSION), lines: v.array(v.unknown()) });

export interface ParsedBasket {
  readonly lines: BasketLines;
  /** How many lines could not be used; 1 for a text that is no basket at all. */
  readonly dropped: number;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever else shares the storage, or a half-written value: it is no basket.
    return undefined;
  }
}

/** A line, unless it breaks the schema or its id isn't the one its contents give. */
function parseLine(candidate: unknown): BasketLine | null {
  const result = v.safeParse(basketLineSchema, candidate);
  if (!result.success) return null;
  const { output } = result;
  return output.id === lineId(output.product.id, output.customization) ? output : null;
}

/**
 * Reads a basket from browser storage. Corrupt and foreign data is dropped, line by line where possible, and never
 * thrown (product.md «Baskets»).
 * @param text what storage holds; null when it holds nothing.
 */
export function parseBasket(text: string | null): ParsedBasket {
  if (text === null) return { lines: EMPTY_BASKET, dropped: 0 };
  const basket = v.safeParse(persistedBasketSchema, parseJson(text));
  if (!basket.success) return { lines: EMPTY_BASKET, dropped: 1 };
  const usable = new Map<string, BasketLine>();
  for (const candidate of basket.output.lines) {
    const line = parseLine(candidate);
    if (line && !usable.has(line.id)) usable.set(line.id, line);
  }
  return { lines: [...usable.values()], dropped: basket.output.lines.length - usable.size };
}

/** A basket as browser storage keeps it; {@link parseBasket} gives the same lines back. */
export const serialiseBasket = (lines: BasketLines): string => JSON.stringify({ version: VERSION, lines });
