import { foldTokens } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { FurnitureShape } from './furniture-shapes';

/** Words that tell the kind of a product; the first kind that is named counts, so a table lamp is a lamp. */
const words: readonly (readonly [FurnitureShape, readonly string[]])[] = [
  ['pendant', ['pendant', 'chandelier']],
  ['lamp', ['lamp']],
  ['mirror', ['mirror']],
  ['sofa', ['sofa', 'couch', 'loveseat', 'sectional', 'settee', 'majlis', 'armchair', 'recliner']],
  ['stool', ['stool']],
  ['ottoman', ['ottoman', 'pouf']],
  ['chair', ['chair']],
  ['cabinet', ['wardrobe', 'dresser', 'nightstand', 'sideboard', 'cabinet', 'bookshelf', 'unit', 'closet']],
  ['table', ['table', 'desk']],
  ['bed', ['bed']],
];

/** The kind of outline for a product, read from its English name: the wire tells no kind (spec §3). */
export function shapeOfProduct({ name_en }: Pick<Product, 'name_en'>): FurnitureShape {
  const named = new Set(foldTokens(name_en));
  return words.find(([, kind]) => kind.some((word) => named.has(word)))?.[0] ?? 'box';
}
