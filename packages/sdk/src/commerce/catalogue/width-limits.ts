import type { Dimensions } from '../../contract';

/** Possible widths of a product, in the unit of its dimensions. */
export interface WidthLimits {
  readonly min: number;
  readonly max: number;
  /** Increment of the stepper's buttons; typed widths needn't be multiples of it. */
  readonly step: number;
}

const STEP = 5;

/** A product's width, and the range of widths that the shop makes. */
export type OrderableWidth = Pick<Dimensions, 'default_width' | 'min_width' | 'max_width'>;

/** The range that the shop sets, or else half to one and a half times the product's default width; the spec defines none. */
export const widthLimits = ({ default_width, min_width, max_width }: OrderableWidth): WidthLimits => ({
  min: Math.max(1, Math.ceil(min_width ?? default_width * 0.5)),
  max: Math.max(1, Math.floor(max_width ?? default_width * 1.5)),
  step: STEP,
});

/** The nearest possible width. */
export function clampWidth(width: number, dimensions: OrderableWidth): number {
  const { min, max } = widthLimits(dimensions);
  return Math.min(Math.max(width, min), max);
}
