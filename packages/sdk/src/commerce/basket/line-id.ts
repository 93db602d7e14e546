import type { LineCustomization } from './basket-line';
import { choicesCode } from './choices-code';

/**
 * Id of a line, made of the product's id and its choices, so that different customisations are separate lines.
 * Independent of the order of fabrics.
 *
 * @example lineId(101, null) // '101'
 * @example lineId(101, { color: { id: 3, … }, fabrics: [{ id: 2, … }], width: { value: 240, … } }) // '101_c3_f2_w240'
 */
export function lineId(productId: number, customization: LineCustomization | null): string {
  const code = customization && choicesCode(customization);
  return code ? `${productId}_${code}` : String(productId);
}
