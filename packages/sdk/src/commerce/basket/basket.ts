import { MAX_QUANTITY } from '../validation/quantity';
import type { BasketLine, BasketProduct, LineCustomization } from './basket-line';
import { lineId } from './line-id';

/**
 * Lines of a cart or price box in the order they were added, each id once (spec §4 «Cart»). Every function returns new
 * lines, or the same array when nothing changes.
 */
export type BasketLines = readonly BasketLine[];

/** A cleared basket (spec §4). */
export const EMPTY_BASKET: BasketLines = [];

const clampQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY);

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1;

const replaceLine = (lines: BasketLines, line: BasketLine, next: BasketLine): BasketLines =>
  lines.map((candidate) => (candidate === line ? next : candidate));

/** The line with an id, if the basket has it. */
export const findLine = (lines: BasketLines, id: string): BasketLine | undefined =>
  lines.find((line) => line.id === id);

/** 0 when the line is missing. */
const quantityOf = (lines: BasketLines, id: string): number => findLine(lines, id)?.quantity ?? 0;

/**
 * Adds pieces of a product: increases the quantity of an existing line and updates its product, or else appends a line
 * (spec §4). Lines are limited to 999 pieces.
 * @param addition.quantity pieces to add: an integer of at least 1; other values are ignored. Defaults to 1.
 */
export function addLine(
  lines: BasketLines,
  {
    product,
    customization = null,
    quantity = 1,
  }: { product: BasketProduct; customization?: LineCustomization | null; quantity?: number },
): BasketLines {
  if (!isQuantity(quantity)) return lines;
  const id = lineId(product.id, customization);
  const present = findLine(lines, id);
  if (!present) return [...lines, { id, product, quantity: clampQuantity(quantity), customization }];
  const raised = { ...present, product, quantity: clampQuantity(present.quantity + quantity) };
  return replaceLine(lines, present, raised);
}

/** The basket without a line. */
export const removeLine = (lines: BasketLines, id: string): BasketLines =>
  findLine(lines, id) ? lines.filter((line) => line.id !== id) : lines;

/** Removes all lines of a product, including customised ones, as when a card's button is clicked again (spec §4). */
export const removeProduct = (lines: BasketLines, productId: number): BasketLines =>
  isInBasket(lines, productId) ? lines.filter(({ product }) => product.id !== productId) : lines;

/** Sets the quantity of a line. Ignores values below 1 and fractions (spec §4); clamps to 999. */
export function setQuantity(lines: BasketLines, id: string, value: number): BasketLines {
  const line = findLine(lines, id);
  const quantity = clampQuantity(value);
  if (!line || !isQuantity(value) || line.quantity === quantity) return lines;
  return replaceLine(lines, line, { ...line, quantity });
}

/** Adds pieces to a line, up to the maximum quantity. */
export const incrementLine = (lines: BasketLines, id: string): BasketLines =>
  setQuantity(lines, id, quantityOf(lines, id) + 1);

/** Removes one piece; removes the line when it was the last (spec §4). */
export function decrementLine(lines: BasketLines, id: string): BasketLines {
  const quantity = quantityOf(lines, id);
  return quantity > 1 ? setQuantity(lines, id, quantity - 1) : removeLine(lines, id);
}

/** Whether any line contains the product, customised or not. */
export const isInBasket = (lines: BasketLines, productId: number): boolean =>
  lines.some(({ product }) => product.id === productId);

/** Number of pieces in the basket, for the header's badges. */
export const itemCount = (lines: BasketLines): number => {
  let count = 0;
  for (const { quantity } of lines) count += quantity;
  return count;
};

/** A line and its position, for undoing its removal. */
export interface LocatedLine {
  readonly line: BasketLine;
  readonly position: number;
}

/** Call this before removing a line; null when the line is missing. */
export function locateLine(lines: BasketLines, id: string): LocatedLine | null {
  const position = lines.findIndex((line) => line.id === id);
  const line = lines[position];
  return line ? { line, position } : null;
}

/**
 * Undoes a removal by inserting the line at its position. If it was added again meanwhile, the quantities are added.
 */
export function restoreLine(lines: BasketLines, { line, position }: LocatedLine): BasketLines {
  const present = findLine(lines, line.id);
  if (present) return setQuantity(lines, line.id, present.quantity + line.quantity);
  return [...lines.slice(0, position), line, ...lines.slice(position)];
}
