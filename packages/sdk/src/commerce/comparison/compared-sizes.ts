import type { Dimensions, Product } from '../../contract';
import { inCentimetres } from '../catalogue/in-centimetres';
import { type SizeDifference, sizeDifferences } from './size-differences';

/** Sides of a piece, in the order they are compared. */
export const COMPARED_SIDES = ['width', 'depth', 'height'] as const;
/** A side of a piece. */
export type ComparedSide = (typeof COMPARED_SIDES)[number];

/** A shown length of a product, in its own unit. */
export interface ComparedSize extends Pick<Dimensions, 'unit'> {
  readonly value: number;
  /** In cm; null where nothing differs. */
  readonly difference: SizeDifference | null;
}

type Measured = Pick<Product, 'has_dimension' | 'dimensions'>;

/** One side of each product and how it differs; null for a product that doesn't show it. */
export function comparedSizes(products: readonly Measured[], side: ComparedSide): (ComparedSize | null)[] {
  const lengths = products.map(({ has_dimension, dimensions }) => {
    const value = has_dimension && dimensions ? dimensions[`default_${side}`] : 0;
    return value > 0 && dimensions ? { value, unit: dimensions.unit } : null;
  });
  const differences = sizeDifferences(lengths.map((length) => length && inCentimetres(length.value, length)));
  return lengths.map((length, place) => length && { ...length, difference: differences[place] ?? null });
}
