import type { Customization } from '../../contract';
import { type OrderableWidth, widthLimits } from '../catalogue/width-limits';

/** `not_offered`: the product isn't available with this choice · `width`: it can't be made in this width. */
export type CustomizationProblem = 'not_offered' | 'width';

/** A product's flags for what visitors may change (spec §6), and its choices. */
export interface CustomizableItem {
  allowEditColors: boolean;
  allowEditFabrics: boolean;
  allowEditDimension: boolean;
  dimensions: OrderableWidth | null;
  colorIds: ReadonlySet<number>;
  fabricIds: ReadonlySet<number>;
}

function widthProblem(item: CustomizableItem, width: number): CustomizationProblem | undefined {
  if (!item.allowEditDimension || item.dimensions === null) return 'not_offered';
  const { min, max } = widthLimits(item.dimensions);
  return width < min || width > max ? 'width' : undefined;
}

/** Problems with a customisation, each with its path within it. */
export function customizationProblems(
  item: CustomizableItem,
  { color_id, fabric_ids = [], width }: Customization,
): { path: string; problem: CustomizationProblem }[] {
  const problems: { path: string; problem: CustomizationProblem }[] = [];
  if (color_id !== undefined && !(item.allowEditColors && item.colorIds.has(color_id))) {
    problems.push({ path: 'color_id', problem: 'not_offered' });
  }
  fabric_ids.forEach((id, index) => {
    if (item.allowEditFabrics && item.fabricIds.has(id)) return;
    problems.push({ path: `fabric_ids.${index}`, problem: 'not_offered' });
  });
  const wrongWidth = width === undefined ? undefined : widthProblem(item, width);
  if (wrongWidth) problems.push({ path: 'width', problem: wrongWidth });
  return problems;
}
