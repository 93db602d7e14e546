import { currencyDecimals, RIYAL, toAsciiDigits } from '@diwan/sdk/commerce';
import * as v from 'valibot';
import { isFlag, storedEntries } from '../../document/product-fields';
import { quoted } from '../../document/quoted';
import type { CatalogueDocument, Part } from '../catalogue-document';

/** The fields of a product that a row defines. */
export type ProductFields = Partial<Part<'products'>[number]>;

/** The parsed fields of a cell, or a problem. */
export type CellReading = { fields: ProductFields; problem?: never } | { fields?: never; problem: string };

type Read = (cell: string, catalogue: CatalogueDocument) => CellReading;

const ok = (fields: ProductFields): CellReading => ({ fields });
const wrong = (problem: string): CellReading => ({ problem });

const text =
  (field: keyof ProductFields): Read =>
  (cell) =>
    ok({ [field]: cell });

/** Optional groups of three digits and a decimal point, so that commas are unambiguous. */
const AMOUNT = /^(?:\d{1,3}(?:[,٬]\d{3})+|\d+)(?:[.٫](\d+))?$/;

function numberOf(cell: string, decimals = 2): number | undefined {
  const digits = toAsciiDigits(cell.trim());
  const [isAmount, fraction = ''] = AMOUNT.exec(digits) ?? [];
  return isAmount && fraction.length <= decimals
    ? Number(digits.replaceAll(/[,٬]/g, '').replace('٫', '.'))
    : undefined;
}

const number =
  (field: 'price' | 'discount'): Read =>
  (cell, { settings }) => {
    const value = numberOf(cell, field === 'price' ? currencyDecimals(settings.currency ?? RIYAL) : 2);
    if (value === undefined) return wrong(`${quoted(cell)} isn't a number like 2400, 2,400 or 2400.50`);
    return ok({ [field]: value, ...(field === 'discount' && { allow_discount: value > 0 }) });
  };

const YES = new Set(['yes', 'true', '1', 'نعم']);
const NO = new Set(['no', 'false', '0', 'لا', '']);

const flag =
  (field: keyof ProductFields): Read =>
  (cell) => {
    const word = toAsciiDigits(cell.trim().toLowerCase());
    if (YES.has(word)) return ok({ [field]: true });
    return NO.has(word) ? ok({ [field]: false }) : wrong(`${quoted(cell)} must be yes (نعم) or no (لا)`);
  };

interface Named {
  id: number;
  name_en: string;
  name_ar: string;
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function found(named: readonly Named[], cell: string): Named | undefined {
  return named.find(
    ({ id, name_en, name_ar }) =>
      sameName(name_en, cell) || sameName(name_ar, cell) || toAsciiDigits(cell.trim()) === String(id),
  );
}

/** More names than this are no help in a line of a terminal. */
const MAX_SUGGESTED = 12;

function unknownName(kind: string, cell: string, named: readonly Named[]): CellReading {
  const known =
    named.length > 0 && named.length <= MAX_SUGGESTED
      ? `; the shop has ${named.map(({ name_en }) => name_en).join(', ')}`
      : '';
  return wrong(`unknown ${kind} ${quoted(cell)}${known}`);
}

const readCategory: Read = (cell, { categories }) => {
  const category = found(categories, cell);
  return category ? ok({ category: { id: category.id } }) : unknownName('category', cell, categories);
};

const readSubcategory: Read = (cell, { categories }) => {
  const named = categories.flatMap((category) => category.subcategories ?? []);
  const subcategory = found(named, cell);
  return subcategory ? ok({ subcategory: { id: subcategory.id } }) : unknownName('subcategory', cell, named);
};

const readSize: Read = (cell) => {
  const sides = toAsciiDigits(cell)
    .split(/[x×*]/i)
    .map((side) => numberOf(side));
  const [width, depth, height] = sides;
  if (sides.length !== 3 || width === undefined || depth === undefined || height === undefined)
    return wrong(`${quoted(cell)} isn't width × depth × height in centimetres, like 200×90×75`);
  return ok({
    has_dimension: true,
    dimensions: { default_width: width, default_depth: depth, default_height: height, unit: 'cm' },
  });
};

export interface Column {
  /** Accepted header names, case-insensitive. */
  names: readonly string[];
  /** `code` and `images` are handled by `mergeProducts`, because images need new ids; it skips `unknown`. */
  read: Read | 'code' | 'images' | 'unknown';
}

/** The columns of a product file, with names in both languages. */
export const columns: readonly Column[] = [
  { names: ['code', 'الرمز'], read: 'code' },
  { names: ['name_en', 'name', 'الاسم بالإنجليزية'], read: text('name_en') },
  { names: ['name_ar', 'الاسم بالعربية', 'الاسم'], read: text('name_ar') },
  { names: ['price', 'السعر'], read: number('price') },
  { names: ['discount', 'الخصم'], read: number('discount') },
  { names: ['category', 'الفئة'], read: readCategory },
  { names: ['subcategory', 'الفئة الفرعية'], read: readSubcategory },
  { names: ['description_en', 'الوصف بالإنجليزية'], read: text('description_en') },
  { names: ['description_ar', 'الوصف بالعربية', 'الوصف'], read: text('description_ar') },
  { names: ['size', 'المقاس'], read: readSize },
  { names: ['pictures', 'الصور'], read: 'images' },
  { names: ['keywords', 'كلمات البحث'], read: text('keywords') },
  { names: ['buy_online', 'الشراء المباشر'], read: flag('allow_online_purchase') },
  { names: ['show_price', 'إظهار السعر'], read: flag('is_price_show') },
  { names: ['made_to_order', 'حسب الطلب'], read: flag('is_custom') },
  { names: ['featured', 'مميز'], read: flag('is_featured') },
  { names: ['hidden', 'مخفي'], read: flag('hidden') },
];

const plainNumber =
  (field: keyof ProductFields): Read =>
  (cell) => {
    const value = numberOf(cell);
    return value === undefined
      ? wrong(`${quoted(cell)} isn't a number like 75 or 2.5`)
      : ok({ [field]: value });
  };

/** How a cell is read for a field of the contract that is a text, a number, or yes or no. */
function readOf(field: keyof ProductFields, schema: v.GenericSchema): Read | undefined {
  if (isFlag(schema)) return flag(field);
  if (v.is(schema, 'text')) return text(field);
  return v.is(schema, 1) ? plainNumber(field) : undefined;
}

/** Columns for the other fields that are stored as they are, with the names of the fields. */
const fieldColumns: readonly Column[] = Object.entries(storedEntries).flatMap(([name, schema]) => {
  const read = readOf(name as keyof ProductFields, schema);
  return read ? [{ names: [name], read }] : [];
});

const normalised = (name: string): string => name.trim().toLowerCase().replaceAll(' ', '_');

/** A column of a file with its actual header. */
export interface NamedColumn extends Column {
  header: string;
}

export const columnOf = (header: string): Column | undefined =>
  [...columns, ...fieldColumns].find(({ names }) =>
    names.some((name) => normalised(name) === normalised(header)),
  );
