import type { Product } from '../../contract';
import { furnitureShape } from '../drawing';
import { foldTokens } from '../locale/search-folding';

/** Seats for one are drawn like sofas, but aren't called so. */
const SEAT_FOR_ONE = new Set(foldTokens('armchair recliner chair كرسي'));

/** What a title calls the compared pieces: `sofas` only if all of them are. */
export const comparedKind = (
  products: readonly Pick<Product, 'name_en' | 'name_ar' | 'shape'>[],
): 'sofas' | 'pieces' =>
  products.every(
    (product) =>
      furnitureShape(product) === 'sofa' &&
      !foldTokens(`${product.name_en} ${product.name_ar}`).some((word) => SEAT_FOR_ONE.has(word)),
  )
    ? 'sofas'
    : 'pieces';
