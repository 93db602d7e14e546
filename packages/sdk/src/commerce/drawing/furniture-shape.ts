import type { Product } from '../../contract';
import { foldTokens } from '../locale/search-folding';
import { type FurnitureShape, furnitureOutlines } from './furniture-outlines';

/** Words that identify each kind in English and Arabic. The first match wins, so a table lamp is a lamp. */
const words: readonly (readonly [FurnitureShape, string])[] = [
  ['pendant', 'pendant chandelier'],
  ['lamp', 'lamp مصباح'],
  ['mirror', 'mirror مرآة'],
  ['majlis', 'majlis مجلس'],
  ['sofa', 'sofa couch loveseat sectional settee armchair recliner كنبة أريكة'],
  ['stool', 'stool'],
  ['ottoman', 'ottoman pouf'],
  ['chair', 'chair كرسي'],
  ['cabinet', 'wardrobe dresser nightstand sideboard cabinet bookshelf unit closet خزانة'],
  ['table', 'table desk طاولة'],
  ['bed', 'bed سرير'],
];

function namedShape(name: string): FurnitureShape | undefined {
  const named = new Set(foldTokens(name));
  return words.find(([, kind]) => foldTokens(kind).some((word) => named.has(word)))?.[0];
}

const isKnown = (shape: string | null | undefined): shape is FurnitureShape =>
  shape != null && Object.hasOwn(furnitureOutlines, shape);

/** The outline of a product: the catalogue's `shape`, else inferred from its English, then its Arabic name. */
export function furnitureShape({
  shape,
  name_en,
  name_ar,
}: Pick<Product, 'name_en' | 'name_ar' | 'shape'>): FurnitureShape {
  return isKnown(shape) ? shape : (namedShape(name_en) ?? namedShape(name_ar) ?? 'box');
}
