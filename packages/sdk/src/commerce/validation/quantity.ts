import { MAX_QUANTITY } from '../../contract/limits';
import { typedCode, typedText } from '../../contract/typed-text';

export { MAX_QUANTITY };

/** Whether a quantity is valid: an integer from 1 (spec §5) to 999. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/**
 * Parses a typed quantity in digits of any script, clamped to 999. Null for values below 1 and anything but integers,
 * which baskets ignore (spec §4).
 */
export function parseQuantity(text: string): number | null {
  // Two numbers are no quantity.
  const digits = typedCode(typedText(text).replace(/(\d) (?=\d)/g, '$1_'));
  if (!/^\d+$/.test(digits)) return null;
  const quantity = Math.min(Number(digits), MAX_QUANTITY);
  return isQuantity(quantity) ? quantity : null;
}
