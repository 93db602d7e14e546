import type { Dimensions, ProductSummary } from '../../contract';
import { percentOff } from '../pricing/price-tag';
import { inCentimetres } from './in-centimetres';

interface Measured {
  has_dimension?: boolean | undefined;
  allow_edit_dimension?: boolean | undefined;
  dimensions?: Dimensions | null | undefined;
}

/**
 * The width in cm by which lists filter a product (`width_max`): its width, or the smallest that can be ordered where the shop says
 * so. Null for a product without a shown width, which no list
 * with such a filter contains.
 */
export function filteredWidth({ has_dimension, allow_edit_dimension, dimensions }: Measured): number | null {
  if (!has_dimension || !dimensions || dimensions.default_width === 0) return null;
  const smallest = (allow_edit_dimension && dimensions.min_width) || dimensions.default_width;
  return inCentimetres(smallest, dimensions);
}

/** Whether a product is on sale for lists (`on_sale`): a hidden price isn't, since the discount isn't shown either. */
export const isOnSale = (
  product: Pick<ProductSummary, 'discount' | 'allow_discount' | 'is_price_show'>,
): boolean => percentOff(product) !== null;
