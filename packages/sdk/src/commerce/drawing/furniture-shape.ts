import type { Product } from '../../contract';
import type { FurnitureShape } from '../../contract/furniture-shapes';
import { foldTokens } from '../locale/search-folding';

/** Words that name the kind of a product in English and Arabic; the first match wins, so a table lamp is a lamp. */
const words: readonly (readonly [FurnitureShape, string])[] = [
  ['pendant', 'pendant chandelier ثريا'],
  ['lamp', 'lamp مصباح أباجورة'],
  ['mirror', 'mirror مرآة مرايا'],
  ['majlis', 'majlis مجلس'],
  ['sofa', 'sofa couch loveseat sectional settee armchair recliner كنبة كنب أريكة'],
  ['stool', 'stool'],
  ['ottoman', 'ottoman pouf بوف'],
  ['chair', 'chair كرسي كراسي'],
  [
    'cabinet',
    'wardrobe dresser nightstand sideboard cabinet bookshelf unit closet خزانة دولاب كومودينو كومدينة تسريحة بوفيه مكتبة وحدة',
  ],
  ['table', 'table desk طاولة مكتب'],
  ['bed', 'bed سرير'],
];

function namedShape(name: string): FurnitureShape | undefined {
  const named = new Set(foldTokens(name));
  return words.find(([, kind]) => foldTokens(kind).some((word) => named.has(word)))?.[0];
}

/** The outline of a product: the one its catalogue names, else what its names say, the English one first. */
export function furnitureShape({
  shape,
  name_en,
  name_ar,
}: Pick<Product, 'name_en' | 'name_ar' | 'shape'>): FurnitureShape {
  if (shape && shape !== 'unknown') return shape;
  return namedShape(name_en) ?? namedShape(name_ar) ?? 'box';
}
