import type { Dimensions } from '../../contract';

const CM_PER_UNIT: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 };

/** A length in cm, to a hundredth; null in an unknown unit. */
export function inCentimetres(length: number, { unit }: Pick<Dimensions, 'unit'>): number | null {
  const factor = CM_PER_UNIT[unit.trim().toLowerCase()];
  return factor === undefined ? null : Math.round(length * factor * 100) / 100;
}
