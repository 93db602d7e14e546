import type { LineCustomization } from './basket-line';

/**
 * Encodes the choices of a line as a short string for ids and URLs, '' without any. Independent of the order of
 * fabrics.
 *
 * @example choicesCode({ color: { id: 3, … }, fabrics: [{ id: 2, … }], width: { value: 240, … } }) // 'c3_f2_w240'
 */
export function choicesCode({ color, fabrics, width }: LineCustomization): string {
  const fabricIds = [...new Set(fabrics.map(({ id }) => id))].sort((one, other) => one - other);
  return [
    ...(color ? [`c${color.id}`] : []),
    ...(fabricIds.length > 0 ? [`f${fabricIds.join('.')}`] : []),
    ...(width ? [`w${width.value}`] : []),
  ].join('_');
}
