import type { Dimensions } from '../../contract';

/** Possible widths of a product, in the unit of its dimensions. */
export interface WidthLimits {
  readonly min: number;
  readonly max: number;
  /** Increment of the stepper's buttons; typed widths needn't be multiples of it. */
  readonly step: number;
}

const STEP = 5;

/** Half to one and a half times the product's default width; not defined by the spec. */
export const widthLimits = ({ default_width }: Pick<Dimensions, 'default_width'>): WidthLimits => ({
  min: Math.max(1, Math.ceil(default_width * 0.5)),
  max: Math.max(1, Math.floor(default_width * 1.5)),
  step: STEP,
});

/** The nearest possible width. */
export function clampWidth(width: number, dimensions: Pick<Dimensions, 'default_width'>): number {
  const { min, max } = widthLimits(dimensions);
  return Math.min(Math.max(width, min), max);
}
