import type { Product } from '../../contract';
import { foldTokens } from '../locale/search-folding';
import type { FurnitureShape } from './furniture-outlines';

/** Words that name the kind of a product; the first match wins, so a table lamp is a lamp. */
const words: readonly (readonly [FurnitureShape, readonly string[]])[] = [
  ['pendant', ['pendant', 'chandelier']],
  ['lamp', ['lamp']],
  ['mirror', ['mirror']],
  ['majlis', ['majlis']],
  ['sofa', ['sofa', 'couch', 'loveseat', 'sectional', 'settee', 'armchair', 'recliner']],
  ['stool', ['stool']],
  ['ottoman', ['ottoman', 'pouf']],
  ['chair', ['chair']],
  ['cabinet', ['wardrobe', 'dresser', 'nightstand', 'sideboard', 'cabinet', 'bookshelf', 'unit', 'closet']],
  ['table', ['table', 'desk']],
  ['bed', ['bed']],
];

/** The kind of outline for a product, read from its English name, as the wire has no field for it (spec §3). */
export function furnitureShape({ name_en }: Pick<Product, 'name_en'>): FurnitureShape {
  const named = new Set(foldTokens(name_en));
  return words.find(([, kind]) => kind.some((word) => named.has(word)))?.[0] ?? 'box';
}
