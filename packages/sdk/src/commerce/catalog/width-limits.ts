import type { Dimensions } from '../../contract';

/** Widths a product can be made in, in the unit of its dimensions. */
export interface WidthLimits {
  readonly min: number;
  readonly max: number;
  /** What the stepper's buttons add and take; typed widths need not be multiples. */
  readonly step: number;
}

const STEP = 5;

/** Half to one and a half of the product's own width; the spec leaves the limits open. */
export const widthLimits = ({ default_width }: Pick<Dimensions, 'default_width'>): WidthLimits => ({
  min: Math.max(1, Math.ceil(default_width * 0.5)),
  max: Math.max(1, Math.floor(default_width * 1.5)),
  step: STEP,
});

/** The nearest width the product can be made in. */
export function clampWidth(width: number, dimensions: Pick<Dimensions, 'default_width'>): number {
  const { min, max } = widthLimits(dimensions);
  return Math.min(Math.max(width, min), max);
}
