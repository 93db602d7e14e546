import type { Customization, Product } from '../../contract';
import { clampWidth } from '../catalogue/width-limits';
import type { LineCustomization } from './basket-line';

/** A product's flags for what visitors may change, and its choices. */
export type CustomizableProduct = Pick<
  Product,
  'allow_edit_colors' | 'allow_edit_fabrics' | 'allow_edit_dimension' | 'colors' | 'fabrics' | 'dimensions'
>;

function chosenColor(product: CustomizableProduct, id: number | undefined): LineCustomization['color'] {
  const color = product.allow_edit_colors
    ? product.colors.find((candidate) => candidate.id === id)
    : undefined;
  if (!color || color.item_color.is_default) return null;
  return { id: color.id, hex: color.hex, name_en: color.name_en, name_ar: color.name_ar };
}

function chosenFabrics(product: CustomizableProduct, ids: readonly number[]): LineCustomization['fabrics'] {
  if (!product.allow_edit_fabrics) return [];
  const chosen = product.fabrics.filter(({ id }) => ids.includes(id));
  const isAsDelivered = product.fabrics.every(
    (fabric) => fabric.item_fabric.is_default === chosen.includes(fabric),
  );
  if (isAsDelivered) return [];
  return chosen
    .map(({ id, name_en, name_ar, image_url }) => ({ id, name_en, name_ar, image_url }))
    .sort((one, other) => one.id - other.id);
}

function chosenWidth(product: CustomizableProduct, width: number | undefined): LineCustomization['width'] {
  const { dimensions } = product;
  if (width === undefined || !dimensions || !product.allow_edit_dimension) return null;
  const value = clampWidth(width, dimensions);
  return value === dimensions.default_width ? null : { value, unit: dimensions.unit };
}

/**
 * The customisation of a basket line from a visitor's choices; null when nothing changes. Ignores choices that equal
 * the product's defaults, that it doesn't offer, or that its `allow_edit_*` flags don't allow (spec §6). Clamps widths
 * to the product's limits.
 */
export function lineCustomization({
  product,
  choices,
}: {
  product: CustomizableProduct;
  choices: Customization;
}): LineCustomization | null {
  const color = chosenColor(product, choices.color_id);
  const fabrics = chosenFabrics(product, choices.fabric_ids ?? []);
  const width = chosenWidth(product, choices.width);
  return color || fabrics.length > 0 || width ? { color, fabrics, width } : null;
}

/** The ids of a line's choices, as sent in quote requests and loaded by the editor. */
export const wireCustomization = ({ color, fabrics, width }: LineCustomization): Customization => ({
  ...(color && { color_id: color.id }),
  ...(fabrics.length > 0 && { fabric_ids: fabrics.map(({ id }) => id) }),
  ...(width && { width: width.value }),
});
