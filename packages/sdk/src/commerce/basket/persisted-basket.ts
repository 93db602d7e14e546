import { type BasketLines, EMPTY_BASKET } from './basket';
import type { BasketLine, LineCustomization } from './basket-line';
import { lineId } from './line-id';
import { readLine } from './read-line';

const VERSION = 1;

export interface ParsedBasket {
  readonly lines: BasketLines;
  /** How many lines could not be used; 1 for a text that is no basket at all. */
  readonly dropped: number;
}

/** What `read` gives, or null where it throws: whatever else shares the storage, or half-written values. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

interface StoredEntry {
  readonly id: unknown;
  readonly product: { readonly id?: unknown; readonly images?: readonly unknown[] };
  readonly quantity: unknown;
  readonly customization?: LineCustomization | null;
}

/** The lines of a stored basket, whatever they are; null for a text that is no basket. */
function storedLines(text: string): readonly unknown[] | null {
  const basket = attempt<unknown>(() => JSON.parse(text));
  if (typeof basket !== 'object' || basket === null) return null;
  const { version, lines, state } = basket as {
    version?: unknown;
    lines?: unknown;
    state?: { items?: unknown };
  };
  if (Array.isArray(state?.items)) return state.items.map((entry) => attempt(() => lineOfEntry(entry)));
  return version === VERSION && Array.isArray(lines) ? lines : null;
}

/** A line made of an entry as `{ state: { items } }` holds it, with a whole product (spec §3 «Cart entry»). */
function lineOfEntry({ id, product, quantity, customization = null }: StoredEntry): unknown {
  const whole = { id, image: product.images?.[0] ?? null, ...product };
  return { id: lineId(Number(whole.id), customization), product: whole, quantity, customization };
}

/** A line, unless it breaks the schema or its id isn't the one its contents give. */
function parseLine(candidate: unknown): BasketLine | null {
  const line = attempt(() => readLine(candidate));
  if (!line) return null;
  return line.id === lineId(line.product.id, line.customization) ? line : null;
}

/**
 * Reads a basket from browser storage. Corrupt and foreign data is dropped, line by line where possible, and never
 * thrown (product.md «Baskets»).
 * @param text what storage holds; null when it holds nothing.
 */
export function parseBasket(text: string | null): ParsedBasket {
  if (text === null) return { lines: EMPTY_BASKET, dropped: 0 };
  const candidates = storedLines(text);
  if (!candidates) return { lines: EMPTY_BASKET, dropped: 1 };
  const usable = new Map<string, BasketLine>();
  for (const candidate of candidates) {
    const line = parseLine(candidate);
    if (line && !usable.has(line.id)) usable.set(line.id, line);
  }
  return { lines: [...usable.values()], dropped: candidates.length - usable.size };
}

/** A basket as browser storage keeps it; {@link parseBasket} gives the same lines back. */
export const serialiseBasket = (lines: BasketLines): string => JSON.stringify({ version: VERSION, lines });
