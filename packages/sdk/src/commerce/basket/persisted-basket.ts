import * as v from 'valibot';
import { jsonText } from '../http/json-text';
import type { BasketLines } from './basket';
import { type BasketLine, basketLineSchema, type LineCustomization } from './basket-line';
import { lineId } from './line-id';

const VERSION = 1;

/**
 * Most lines that are read: more than an order or quote request may have (`MAX_LINES`), so that a visitor's are all kept,
 * and few enough to show.
 */
const MAX_STORED_LINES = 500;

/** A basket read from storage. */
export interface ParsedBasket {
  readonly lines: BasketLines;
  /** Number of invalid lines; 1 when the whole text is invalid. */
  readonly dropped: number;
}

/** The result of `read`, or null when it throws, as for other data under the same key or half-written values. */
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

/** The unvalidated lines of a stored basket; null when the text isn't a basket. */
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

/** Converts an entry of `{ state: { items } }`, which contains a whole product (spec §3 «Cart entry»), to a line. */
function lineOfEntry({ id, product, quantity, customization = null }: StoredEntry): unknown {
  const whole = { id, image: product.images?.[0] ?? null, ...product };
  return { id: lineId(Number(whole.id), customization), product: whole, quantity, customization };
}

/** Parses a line; null when it is invalid or its id doesn't match its contents. */
function parseLine(candidate: unknown): BasketLine | null {
  const { success, output: line } = v.safeParse(basketLineSchema, candidate);
  if (!success) return null;
  return line.id === lineId(line.product.id, line.customization) ? line : null;
}

/**
 * Parses a basket from browser storage. Never throws: corrupt and foreign data is dropped, line by line where possible.
 * @param text the stored value; null when there is none
 */
export function parseBasket(text: string | null): ParsedBasket {
  // A text that isn't a basket counts as one invalid line.
  const candidates = text === null ? [] : (storedLines(text) ?? [null]);
  const usable = new Map<string, BasketLine>();
  for (const candidate of candidates.slice(0, MAX_STORED_LINES)) {
    const line = parseLine(candidate);
    if (line && !usable.has(line.id)) usable.set(line.id, line);
  }
  return { lines: [...usable.values()], dropped: candidates.length - usable.size };
}

/** Serialises a basket for browser storage; {@link parseBasket} returns the same lines. */
export const serialiseBasket = (lines: BasketLines): string => jsonText({ version: VERSION, lines });
