import { foldSearch, textLanguage, typedText } from '@diwan/sdk/commerce';
import * as v from 'valibot';
import { nearestName } from '../../document/nearest-name';
import { isFlag, storedEntries } from '../../document/product-fields';
import type { CatalogueDocument, Part } from '../catalogue-document';
import { readAmount, readNumber } from './amounts';
import { htmlToText } from './html-to-text';
import { type RowProblem, rowProblem } from './row-problem';

type DocumentProduct = Part<'products'>[number];
type Dimensions = NonNullable<DocumentProduct['dimensions']>;

/** The fields of a product that a row defines. */
export type ProductFields = Partial<Omit<DocumentProduct, 'dimensions'>> & {
  dimensions?: Partial<Dimensions>;
};

/** The parsed fields of a cell, or a problem. */
export type CellReading =
  | { fields: ProductFields; problem?: never }
  | { fields?: never; problem: RowProblem };

export type Read = (cell: string, catalogue: CatalogueDocument) => CellReading;

const ok = (fields: ProductFields): CellReading => ({ fields });
const wrong = (cell: string, rest: string, hint?: string): CellReading => ({
  problem: rowProblem(cell, rest, hint),
});

const text =
  (field: keyof ProductFields): Read =>
  (cell) =>
    ok({ [field]: cell });

/** A text that exports of other shops have in HTML. */
const prose =
  (field: keyof ProductFields): Read =>
  (cell) =>
    ok({ [field]: htmlToText(cell) });

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** A name is one line. */
const line =
  (field: keyof ProductFields): Read =>
  (cell) =>
    ok({ [field]: oneLine(htmlToText(cell)) });

const price: Read = (cell, { settings }) => {
  const { value, problem, hint } = readAmount(cell, settings.currency);
  return problem === undefined ? ok({ price: value }) : wrong(cell, problem, hint);
};

const discount: Read = (cell) => {
  const { value, problem, hint } = readNumber(cell.replace(/[%٪]/g, ''));
  return problem === undefined
    ? ok({ discount: value, allow_discount: value > 0 })
    : wrong(cell, problem, hint);
};

const YES = new Set(['yes', 'true', '1', 'نعم']);
const NO = new Set(['no', 'false', '0', 'لا', '']);

const flag =
  (field: keyof ProductFields): Read =>
  (cell) => {
    const word = typedText(cell).toLowerCase();
    if (YES.has(word)) return ok({ [field]: true });
    return NO.has(word) ? ok({ [field]: false }) : wrong(cell, 'must be yes (نعم) or no (لا)');
  };

interface Named {
  id: number;
  name_en: string;
  name_ar: string;
}

/** Names are the same whatever their case, hamza, ة or ه, and spaces. */
const sameName = (one: string, other: string) =>
  foldSearch(one) === foldSearch(other) && foldSearch(one) !== '';

const findNamed = <Found extends Named>(named: readonly Found[], cell: string): Found | undefined =>
  named.find(
    ({ id, name_en, name_ar }) =>
      sameName(name_en, cell) || sameName(name_ar, cell) || typedText(cell) === String(id),
  );

/** More names than this are no help in a line of a terminal. */
const MAX_SUGGESTED = 12;

/** The names that a shop has, in the language of a cell. */
function knownNames(cell: string, named: readonly Named[]): string {
  const name = textLanguage(cell) === 'ar' ? 'name_ar' : 'name_en';
  const nearest = nearestName(
    cell,
    named.map((one) => one[name]),
  );
  if (nearest) return `; did you mean "${nearest}"?`;
  return named.length > 0 && named.length <= MAX_SUGGESTED
    ? `; the shop has ${named.map((one) => one[name]).join(', ')}`
    : '';
}

/** The parts of a path such as `Furniture > Tables`. */
export const categoryPath = (cell: string): string[] =>
  cell
    .split(/[>›»]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readCategory: Read = (cell, { categories = [] }) => {
  const [first = '', ...below] = categoryPath(cell);
  const whole = findNamed(categories, cell);
  if (whole) return ok({ category: { id: whole.id } });
  const category = findNamed(categories, first);
  const last = below.at(-1);
  const subcategory = last === undefined ? undefined : findNamed(category?.subcategories ?? [], last);
  if (category && (last === undefined || subcategory))
    return ok({ category: { id: category.id }, ...(subcategory && { subcategory: { id: subcategory.id } }) });
  // Of a path from another shop, the last part may be a category here.
  const inner = last === undefined ? undefined : findNamed(categories, last);
  if (inner) return ok({ category: { id: inner.id } });
  const missingCategory = last === undefined ? first : `${first} > ${last}`;
  return {
    problem: {
      ...rowProblem(cell, 'is no category of the shop', knownNames(cell, categories)),
      missingCategory,
    },
  };
};

const readSubcategory: Read = (cell, { categories = [] }) => {
  const named = categories.flatMap((category) => category.subcategories ?? []);
  const subcategory = findNamed(named, cell);
  if (subcategory) return ok({ subcategory: { id: subcategory.id } });
  return { problem: rowProblem(cell, 'is no subcategory of the shop', knownNames(cell, named)) };
};

/** Centimetres in a unit that stands behind a size. */
const UNITS: Readonly<Record<string, number>> = {
  cm: 1,
  سم: 1,
  mm: 0.1,
  مم: 0.1,
  ملم: 0.1,
  m: 100,
  م: 100,
  متر: 100,
};
const SIDE = /^([^\p{L}]+?) ?(\p{L}*)\.?$/u;

const readSize: Read = (cell) => {
  const sides = typedText(cell)
    .toLowerCase()
    // The Cyrillic letter looks the same.
    .split(/[x×х*]/)
    .map((side) => SIDE.exec(side.trim()) ?? []);
  const unit = sides.at(-1)?.[2] || 'cm';
  const [width, depth, height] = sides.map(([, digits = '', own = '']) => {
    const size = readNumber(digits).value;
    const factor = UNITS[own || unit];
    return size === undefined || factor === undefined ? undefined : Math.round(size * factor * 100) / 100;
  });
  if (sides.length !== 3 || width === undefined || depth === undefined || height === undefined)
    return wrong(cell, "isn't width × depth × height in centimetres, like 200×90×75");
  return ok({
    has_dimension: true,
    dimensions: { default_width: width, default_depth: depth, default_height: height, unit: 'cm' },
  });
};

/** A length in centimetres, with a unit or without. */
const lengthOf =
  (field: keyof Dimensions, flag: ProductFields): Read =>
  (cell) => {
    const [, digits = '', unit = ''] = SIDE.exec(typedText(cell).toLowerCase()) ?? [];
    const { value } = readNumber(digits);
    const factor = UNITS[unit || 'cm'];
    return value === undefined || factor === undefined
      ? wrong(cell, "isn't a length in centimetres, like 180")
      : ok({ ...flag, dimensions: { [field]: Math.round(value * factor * 100) / 100 } });
  };

/** A side of the size, in a column of its own. */
const side = (field: keyof Dimensions): Read => lengthOf(field, { has_dimension: true });

/** An end of the range within which visitors may order another width. */
const widthLimit = (end: 'min_width' | 'max_width'): Read => lengthOf(end, { allow_edit_dimension: true });

/** Columns that `mergeProducts` reads itself, because they need more than their cell; it skips `unknown`. */
type Special = 'code' | 'images' | 'category_ar' | 'sale_price' | 'compare_at_price' | 'unknown';

export interface Column {
  /** Accepted header names. */
  names: readonly string[];
  /** Names that other shops and programs use for it, the best first. */
  foreign?: readonly string[];
  read: Read | Special;
}

/** The columns of a product file, with names in both languages. */
export const columns: readonly Column[] = [
  {
    names: ['code', 'الرمز'],
    foreign: [
      'رمز المنتج sku',
      'sku',
      'رمز المنتج',
      'كود المنتج',
      'الكود',
      'كود',
      'رقم الصنف',
      'product code',
      'item code',
      'variant sku',
      'product sku',
      'internal reference',
      'default code',
      'مرجع داخلي',
      'المرجع الداخلي',
      'item id',
      'product id',
      'article',
    ],
    read: 'code',
  },
  {
    names: ['name_en', 'name', 'الاسم بالإنجليزية'],
    foreign: ['english name', 'title en', 'الاسم بالانجليزي', 'اسم المنتج بالانجليزية'],
    read: line('name_en'),
  },
  {
    names: ['name_ar', 'الاسم بالعربية', 'الاسم'],
    foreign: ['arabic name', 'title ar', 'الاسم بالعربي', 'اسم المنتج بالعربية'],
    read: line('name_ar'),
  },
  {
    names: ['price', 'السعر'],
    foreign: [
      'سعر المنتج',
      'regular price',
      'variant price',
      'سعر البيع',
      'السعر الأساسي',
      'unit price',
      'list price',
      'sales price',
    ],
    read: price,
  },
  { names: ['discount', 'الخصم'], foreign: ['discount percent', 'نسبة الخصم'], read: discount },
  {
    names: ['sale_price', 'السعر بعد الخصم'],
    foreign: ['السعر المخفض', 'سعر التخفيض', 'discounted price'],
    read: 'sale_price',
  },
  {
    names: ['compare_at_price', 'السعر قبل الخصم'],
    foreign: ['variant compare at price', 'old price'],
    read: 'compare_at_price',
  },
  {
    names: ['category', 'الفئة'],
    foreign: [
      'category en',
      'الفئة بالإنجليزية',
      'تصنيف المنتج',
      'فئة المنتج',
      'القسم',
      'التصنيف',
      'categories',
      'product category',
      'product type',
      'type',
      'الأقسام',
      'التصنيفات',
    ],
    read: readCategory,
  },
  { names: ['category_ar', 'الفئة بالعربية'], read: 'category_ar' },
  {
    names: ['subcategory', 'الفئة الفرعية'],
    foreign: ['القسم الفرعي', 'التصنيف الفرعي', 'sub category'],
    read: readSubcategory,
  },
  {
    names: ['description_en', 'الوصف بالإنجليزية'],
    foreign: ['الوصف بالانجليزي'],
    read: prose('description_en'),
  },
  {
    names: ['description_ar', 'الوصف بالعربية', 'الوصف'],
    foreign: ['الوصف بالعربي'],
    read: prose('description_ar'),
  },
  { names: ['size', 'المقاس'], foreign: ['المقاسات', 'الأبعاد', 'dimensions'], read: readSize },
  {
    names: ['pictures', 'الصور'],
    foreign: [
      'صور المنتج',
      'صورة المنتج',
      'images',
      'image src',
      'image',
      'photos',
      'picture',
      'image link',
      'image url',
      'الصورة',
      'رابط الصورة',
    ],
    read: 'images',
  },
  { names: ['width', 'العرض'], read: side('default_width') },
  { names: ['depth', 'العمق'], read: side('default_depth') },
  { names: ['height', 'الارتفاع'], read: side('default_height') },
  { names: ['min_width', 'أقل عرض'], read: widthLimit('min_width') },
  { names: ['max_width', 'أقصى عرض'], read: widthLimit('max_width') },
  { names: ['keywords', 'كلمات البحث'], foreign: ['الكلمات المفتاحية', 'tags'], read: text('keywords') },
  { names: ['buy_online', 'الشراء المباشر'], read: flag('allow_online_purchase') },
  { names: ['show_price', 'إظهار السعر'], read: flag('is_price_show') },
  { names: ['made_to_order', 'حسب الطلب'], read: flag('is_custom') },
  { names: ['featured', 'مميز'], foreign: ['is featured'], read: flag('is_featured') },
  { names: ['hidden', 'مخفي'], read: flag('hidden') },
];

const plainNumber =
  (field: keyof ProductFields): Read =>
  (cell) => {
    const { value } = readNumber(cell);
    return value === undefined ? wrong(cell, "isn't a number like 75 or 2.5") : ok({ [field]: value });
  };

/** How a cell is read for a field of the contract that is a text, a number, or yes or no. */
function readOf(field: keyof ProductFields, schema: v.GenericSchema): Read | undefined {
  if (isFlag(schema)) return flag(field);
  if (v.is(schema, 'text')) return prose(field);
  return v.is(schema, 1) ? plainNumber(field) : undefined;
}

/** Columns for the other fields that are stored as they are, with the names of the fields. */
const fieldColumns: readonly Column[] = Object.entries(storedEntries).flatMap(([name, schema]) => {
  const read = readOf(name as keyof ProductFields, schema);
  return read ? [{ names: [name], read }] : [];
});

/** A column of a file with its actual header. */
export interface NamedColumn extends Column {
  header: string;
}

const allColumns: readonly Column[] = [...columns, ...fieldColumns];

/** A header without case, hamza, ة or ه, and without what stands in parentheses, such as a unit. */
const foldedHeader = (header: string): string => foldSearch(header);
const withoutUnit = (header: string): string => foldSearch(header.replace(/\([^()]*\)/g, ' '));

const byName = new Map<string, { column: Column; rank: number }>();
for (const column of allColumns)
  for (const [rank, name] of [...column.names, ...(column.foreign ?? [])].entries()) {
    const key = foldedHeader(name);
    const isOwn = rank < column.names.length;
    if (!byName.has(key)) byName.set(key, { column, rank: isOwn ? 0 : rank });
  }

/** The column of a header, and how sure it is: 0 for our own names. */
export const knownColumn = (header: string): { column: Column; rank: number } | undefined =>
  byName.get(foldedHeader(header)) ?? byName.get(withoutUnit(header));

const columnNamed = (name: string): Column => {
  const column = byName.get(foldedHeader(name))?.column;
  if (!column) throw new Error(`no column ${name}`);
  return column;
};

/** Headers that don't name a language. */
const NEUTRAL: readonly { headers: readonly string[]; en: Column; ar: Column }[] = [
  {
    headers: [
      'name',
      'الاسم',
      'title',
      'product',
      'product name',
      'product title',
      'item name',
      'اسم المنتج',
      'المنتج',
      'اسم الصنف',
      'الصنف',
      'display name',
    ],
    en: columnNamed('name_en'),
    ar: columnNamed('name_ar'),
  },
  {
    headers: ['description', 'الوصف', 'body html', 'body', 'product description', 'وصف المنتج', 'details'],
    en: columnNamed('description_en'),
    ar: columnNamed('description_ar'),
  },
].map(({ headers, ...both }) => ({ headers: headers.map(foldedHeader), ...both }));

/** The columns of both languages that a header may mean; undefined for a header of one language. */
export const neutralColumns = (header: string): { en: Column; ar: Column } | undefined =>
  NEUTRAL.find(({ headers }) => headers.includes(foldedHeader(header)));

/** Whether a header is one of ours, of another shop, or without a language. */
export const isKnownHeader = (header: string): boolean =>
  knownColumn(header) !== undefined || neutralColumns(header) !== undefined;
