import type { LineCustomization } from './basket-line';

/**
 * Identity of a line: the product's id and what was changed about it, so that differently customised pieces are
 * lines of their own (product.md «Baskets»). The order in which fabrics were picked makes no difference.
 *
 * @example lineId(101, null) // '101'
 * @example lineId(101, { color: { id: 3, … }, fabrics: [{ id: 2, … }], width: { value: 240, … } }) // '101_c3_f2_w240'
 */
export function lineId(productId: number, customization: LineCustomization | null): string {
  if (!customization) return String(productId);
  const { color, fabrics, width } = customization;
  const fabricIds = [...new Set(fabrics.map(({ id }) => id))].sort((one, other) => one - other);
  return [
    productId,
    ...(color ? [`c${color.id}`] : []),
    ...(fabricIds.length > 0 ? [`f${fabricIds.join('.')}`] : []),
    ...(width ? [`w${width.value}`] : []),
  ].join('_');
}
