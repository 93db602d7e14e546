import type { LineCustomization } from './basket-line';
import { choicesCode } from './choices-code';

/**
 * Identity of a line: the product's id and what was changed about it, so that differently customised pieces are
 * lines of their own (product.md «Baskets»). The order in which fabrics were picked makes no difference.
 *
 * @example lineId(101, null) // '101'
 * @example lineId(101, { color: { id: 3, … }, fabrics: [{ id: 2, … }], width: { value: 240, … } }) // '101_c3_f2_w240'
 */
export function lineId(productId: number, customization: LineCustomization | null): string {
  const code = customization && choicesCode(customization);
  return code ? `${productId}_${code}` : String(productId);
}
