import { MAX_QUANTITY } from '../../contract/limits';
import { toAsciiDigits } from '../locale/digits';

export { MAX_QUANTITY };

/** Whether a line may have this many pieces: a whole number of at least 1 (spec §5), at most 999. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/**
 * The quantity of a typed text in digits of any script, at most 999; null for anything below 1 or no whole number,
 * which a basket ignores (spec §4).
 */
export function parseQuantity(text: string): number | null {
  const digits = toAsciiDigits(text).trim();
  if (!/^\d+$/.test(digits)) return null;
  const quantity = Math.min(Number(digits), MAX_QUANTITY);
  return isQuantity(quantity) ? quantity : null;
}
