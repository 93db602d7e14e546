import { foldSearch } from '@diwan/sdk/commerce';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { categoryPath } from './products-csv/columns';
import type { MissingCategory } from './products-csv/row-category';

interface Named {
  id: number;
  name_en?: string;
  name_ar?: string;
  subcategories?: Named[];
}

const formattingOptions = { insertSpaces: true, tabSize: 2 };

const nextId = (named: readonly Named[]): number => Math.max(0, ...named.map(({ id }) => id)) + 1;

const indexOf = (named: readonly Named[], name: string): number =>
  named.findIndex(({ name_en = '', name_ar = '' }) =>
    [name_en, name_ar].some((one) => foldSearch(one) === foldSearch(name)),
  );

/**
 * A catalogue document with the categories that spreadsheets name, and the subcategories of paths. The rest of its text stays
 * as it is.
 */
export function addCategories(json: string, missing: readonly MissingCategory[]): string {
  let text = json;
  const insert = (path: JSONPath, value: Named) => {
    text = applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: true }));
  };
  for (const { name_en, name_ar } of missing) {
    const [first = name_en, last] = categoryPath(name_en);
    const [firstInArabic = first, lastInArabic = last] = categoryPath(name_ar);
    const { categories = [] } = JSON.parse(text) as { categories?: Named[] };
    const found = indexOf(categories, first);
    const at = found === -1 ? categories.length : found;
    if (found === -1) {
      const id = nextId(categories);
      if (categories.length === 0)
        text = applyEdits(text, modify(text, ['categories'], [], { formattingOptions }));
      insert(['categories', at], { id, name_en: first, name_ar: firstInArabic });
    }
    if (last === undefined || lastInArabic === undefined) continue;
    const { subcategories = [] } = categories[at] ?? {};
    if (indexOf(subcategories, last) !== -1) continue;
    const id = nextId(categories.flatMap((category) => category.subcategories ?? []));
    if (subcategories.length === 0)
      text = applyEdits(text, modify(text, ['categories', at, 'subcategories'], [], { formattingOptions }));
    insert(['categories', at, 'subcategories', subcategories.length], {
      id,
      name_en: last,
      name_ar: lastInArabic,
    });
  }
  return text;
}
