import { isRecord } from './is-record';

/** Where a document refers to products; `*` is each element of a list or record. */
export const PRODUCT_REFERENCES: readonly string[] = [
  'products.*.set_items.*.item_id',
  'products.*.related_ids.*',
  'projects.*.items.*.item_id',
  'pages.*.sections.*.tag.item_ids.*',
];

/** The same value, with each text at a path replaced; what has none stays the same object. */
function replaced(
  value: unknown,
  [step, ...rest]: readonly string[],
  by: (code: string) => unknown,
): unknown {
  if (step === undefined) return typeof value === 'string' ? by(value) : value;
  if (step === '*') {
    if (Array.isArray(value)) {
      const list = value.map((one) => replaced(one, rest, by));
      return list.some((one, index) => one !== value[index]) ? list : value;
    }
    if (!isRecord(value)) return value;
    return Object.keys(value).reduce<unknown>((record, key) => replaced(record, [key, ...rest], by), value);
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  const child = replaced(value[step], rest, by);
  return child === value[step] ? value : { ...value, [step]: child };
}

/**
 * A document in which products that it names by code are named by id. Products of a spreadsheet have ids that nobody
 * knows. Unknown codes stay, for the check of references.
 */
export function withProductIds(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document.products)) return document;
  const ids = new Map<string, unknown>();
  for (const product of document.products)
    if (isRecord(product) && typeof product.code === 'string')
      ids.set(product.code.toLowerCase(), product.id);
  const idOf = (code: string) => ids.get(code.toLowerCase()) ?? code;
  return PRODUCT_REFERENCES.reduce(
    (read, path) => replaced(read, path.split('.'), idOf),
    document as unknown,
  );
}
