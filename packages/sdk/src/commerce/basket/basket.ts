import { MAX_QUANTITY } from '../validation/quantity';
import type { BasketLine, BasketProduct, LineCustomization } from './basket-line';
import { lineId } from './line-id';

/**
 * Cart and price box alike: lines in the order they were added, each id once (spec §4 «Cart»). Every function
 * returns new lines, or the very same array when nothing changes.
 */
export type BasketLines = readonly BasketLine[];

/** What clearing a basket leaves (spec §4). */
export const EMPTY_BASKET: BasketLines = [];

const clampQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY);

function withQuantity(lines: BasketLines, id: string, quantity: number): BasketLines {
  const line = findLine(lines, id);
  if (!line || line.quantity === quantity) return lines;
  return lines.map((candidate) => (candidate === line ? { ...line, quantity } : candidate));
}

export const findLine = (lines: BasketLines, id: string): BasketLine | undefined =>
  lines.find((line) => line.id === id);

/**
 * Adds pieces of a product: a line that is already present gets that many more, and the product as it is now;
 * otherwise a line is added at the end (spec §4). Lines hold at most 999 pieces.
 * @param addition.quantity pieces to add, a whole number of at least 1; anything else adds nothing. Default 1.
 */
export function addLine(
  lines: BasketLines,
  {
    product,
    customization = null,
    quantity = 1,
  }: { product: BasketProduct; customization?: LineCustomization | null; quantity?: number },
): BasketLines {
  if (!Number.isInteger(quantity) || quantity < 1) return lines;
  const id = lineId(product.id, customization);
  const present = findLine(lines, id);
  if (!present) return [...lines, { id, product, quantity: clampQuantity(quantity), customization }];
  const raised = { ...present, product, quantity: clampQuantity(present.quantity + quantity) };
  return lines.map((line) => (line === present ? raised : line));
}

export const removeLine = (lines: BasketLines, id: string): BasketLines =>
  findLine(lines, id) ? lines.filter((line) => line.id !== id) : lines;

/** Removes every line of a product, however customised: what pressing a card's button again does (spec §4). */
export const removeProduct = (lines: BasketLines, productId: number): BasketLines =>
  isInBasket(lines, productId) ? lines.filter(({ product }) => product.id !== productId) : lines;

/** Sets how many pieces a line has; below 1 and no whole number is ignored (spec §4), above 999 becomes 999. */
export const setQuantity = (lines: BasketLines, id: string, quantity: number): BasketLines =>
  Number.isInteger(quantity) && quantity >= 1 ? withQuantity(lines, id, clampQuantity(quantity)) : lines;

export function incrementLine(lines: BasketLines, id: string): BasketLines {
  const line = findLine(lines, id);
  return line ? setQuantity(lines, id, line.quantity + 1) : lines;
}

/** One piece less; from 1 the line goes (spec §4). */
export function decrementLine(lines: BasketLines, id: string): BasketLines {
  const line = findLine(lines, id);
  if (!line) return lines;
  return line.quantity > 1 ? setQuantity(lines, id, line.quantity - 1) : removeLine(lines, id);
}

/** Whether any line holds the product, customised or not. */
export const isInBasket = (lines: BasketLines, productId: number): boolean =>
  lines.some(({ product }) => product.id === productId);

/** Pieces in the basket, for the header's badges. */
export const itemCount = (lines: BasketLines): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);

/** A line and where it stood, so that its removal can be undone. */
export interface LocatedLine {
  readonly line: BasketLine;
  readonly position: number;
}

/** To be asked before a removal; null when the line is missing. */
export function locateLine(lines: BasketLines, id: string): LocatedLine | null {
  const position = lines.findIndex((line) => line.id === id);
  const line = lines[position];
  return line ? { line, position } : null;
}

/**
 * Undoes a removal: the line comes back where it stood. When it was added again in the meantime, that line gets the
 * restored pieces on top.
 */
export function restoreLine(lines: BasketLines, { line, position }: LocatedLine): BasketLines {
  const present = findLine(lines, line.id);
  if (present) return setQuantity(lines, line.id, present.quantity + line.quantity);
  return [...lines.slice(0, position), line, ...lines.slice(position)];
}
