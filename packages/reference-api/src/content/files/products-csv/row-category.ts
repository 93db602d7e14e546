import { foldSearch } from '@diwan/sdk/commerce';
import type { CatalogueDocument } from '../catalogue-document';
import { type CellReading, categoryPath, type Read } from './columns';

/** A category that rows name and the shop doesn't have, or a path to its subcategory: `Furniture > Tables`. */
export interface MissingCategory {
  name_en: string;
  name_ar: string;
}

/** Categories that rows name, in one language or both, and those that the shop doesn't have. */
export function categoryReader(catalogue: CatalogueDocument) {
  const missing = new Map<string, MissingCategory>();

  /** @param inArabic the cell of the same row in the column of Arabic names; may be empty */
  function readInBoth(read: Read, cell: string, inArabic: string): CellReading {
    const reading = read(cell, catalogue);
    const name = reading.problem?.missingCategory;
    if (name === undefined) return reading;
    const again = inArabic === '' ? reading : read(inArabic, catalogue);
    if (!again.problem) return again;
    const key = foldSearch(name);
    const known = missing.get(key);
    if (!known || known.name_ar === known.name_en)
      missing.set(key, { name_en: name, name_ar: categoryPath(inArabic).length > 0 ? inArabic : name });
    return reading;
  }

  return { readInBoth, missingCategories: () => [...missing.values()] };
}
