import { foldSearch, shownText, textLanguage } from '@diwan/sdk/commerce';
import { counted } from '../../document/counted';
import { stringify } from './csv-text';
import { htmlToText } from './html-to-text';
import { pathsIn } from './picture-paths';
import { someOf } from './row-problem';

/** Rows of an export with the cells of each column. */
export interface Export {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Converted {
  /** A table with our columns. */
  csv: string;
  products: number;
  /** Old and new codes that differ. */
  codes: [old: string, code: string][];
  /** Addresses of the pictures as the export has them; the table has them with https. */
  pictures: string[];
  /** What a maker should know, such as what has no place. */
  notes: string[];
}

type Row = (...headers: string[]) => string;

interface Shape {
  name: string;
  /** Headers that together are found in no other export. */
  headers: readonly string[];
  /** What rows of one product have in common. */
  product: (row: Row, at: number, before: string) => string;
  code: (row: Row) => string;
  name_: (row: Row) => string;
  description: (row: Row) => string;
  /** The price, and the one after its discount. */
  prices: (row: Row) => [price: string, sale: string];
  category: (row: Row) => string;
  pictures: readonly string[];
  isHidden: (row: Row) => boolean;
  /** The options of a variant, such as its colour. */
  options: (row: Row) => string[];
  /** Width × depth × height. */
  size?: (row: Row) => string;
  /** What to do about its pictures. */
  note?: string;
  /** The column with the day on which a sale ends. */
  saleEnd?: string;
  /** The products that are variants of a row's. */
  variants?: (row: Row) => string[];
  keywords: readonly string[];
}

const named = (name: string, value: string): string[] =>
  value === '' || /^default title$/i.test(value) ? [] : [name === '' ? value : `${name}: ${value}`];

/** Without the options that another line lists with others: `Wood: Oak` beside `Wood: Oak, Ash`. */
const withoutListed = (options: readonly string[]): string[] => {
  const listed = new Set(
    options.flatMap((option) => {
      const [name = '', ...values] = option.split(/: |, /);
      return values.length > 1 ? values.map((value) => `${name}: ${value}`) : [];
    }),
  );
  return options.filter((option) => !listed.has(option));
};

/** Of paths, the longest. */
const deepest = (paths: readonly string[]): string =>
  paths.toSorted((one, other) => other.split('>').length - one.split('>').length)[0] ?? '';

/** The paths of a list without their root, by which each begins: a name may contain a comma. */
function magentoPaths(list: string): string[] {
  const [root = ''] = list.split(/[/,]/, 1);
  return list.split(`,${root}/`).map((path) =>
    path
      .replace(/^Default Category(?:\/|$)/, '')
      .split('/')
      .map((part) => part.trim())
      .join(' > '),
  );
}

/** `sku=OAK-1,colour=Oak|sku=ASH-1,colour=Ash` as lists of pairs. */
const magentoVariants = (row: Row): string[][] =>
  row('configurable variations')
    .split('|')
    .map((variant) => variant.split(','));

/** WooCommerce calls the longer side length; inches become centimetres. */
const wooSize = (row: Row): string => {
  for (const unit of ['cm', 'mm', 'm', 'in']) {
    const sides = ['length', 'width', 'height'].map((side) => row(`${side} ${unit}`));
    if (sides.some((side) => !(Number(side) > 0))) continue;
    if (unit !== 'in') return `${sides.join('×')} ${unit}`;
    return sides.map((side) => Math.round(Number(side) * 254) / 100).join('×');
  }
  return '';
};

const SHAPES: readonly Shape[] = [
  {
    name: 'Shopify',
    headers: ['handle', 'title', 'body html'],
    product: (row) => row('handle'),
    code: (row) => row('variant sku') || row('handle'),
    name_: (row) => row('title'),
    description: (row) => row('body html'),
    prices: (row) => {
      const [price, before] = [row('variant price'), row('variant compare at price')];
      return Number(before) > Number(price) ? [before, price] : [price, ''];
    },
    category: (row) => row('type', 'product category'),
    pictures: ['image src', 'variant image'],
    isHidden: (row) => /^(?:draft|archived)$/i.test(row('status')) || /^false$/i.test(row('published')),
    options: (row) => [1, 2, 3].flatMap((at) => named(row(`option${at} name`), row(`option${at} value`))),
    keywords: ['tags'],
  },
  {
    name: 'WooCommerce',
    headers: ['sku', 'regular price', 'sale price', 'categories'],
    product: (row, at) => row('parent').replace(/^id:/, '') || row('id') || row('sku') || String(at),
    code: (row) => row('sku') || `W${row('id')}`,
    name_: (row) => row('name'),
    description: (row) => [row('short description'), row('description')].filter(Boolean).join('\n'),
    prices: (row) => [row('regular price'), row('sale price')],
    // A comma of a name is written as \,
    category: (row) => deepest(row('categories').split(/(?<!\\),\s*/)).replaceAll('\\,', ','),
    pictures: ['images'],
    isHidden: (row) => /^(?:0|-1)$/.test(row('published')) || row('visibility in catalog') === 'hidden',
    size: wooSize,
    saleEnd: 'date sale price ends',
    options: (row) =>
      [1, 2, 3].flatMap((at) => named(row(`attribute ${at} name`), row(`attribute ${at} value s`))),
    keywords: ['tags'],
  },
  {
    name: 'Magento',
    headers: ['sku', 'attribute set code', 'product type', 'categories'],
    // A row for each language of the shop.
    product: (row, at) => row('sku') || String(at),
    code: (row) => row('sku'),
    name_: (row) => row('name'),
    description: (row) => [row('short description'), row('description')].filter(Boolean).join('\n'),
    prices: (row) => [row('price'), row('special price')],
    category: (row) => deepest(magentoPaths(row('categories'))),
    pictures: ['base image', 'additional images'],
    isHidden: (row) => row('product online') === '2' || row('visibility') === 'Not Visible Individually',
    options: (row) =>
      magentoVariants(row).flatMap((pairs) => pairs.slice(1).map((pair) => pair.replace('=', ': '))),
    variants: (row) => magentoVariants(row).map(([sku = '']) => sku.replace(/^sku=/, '')),
    saleEnd: 'special price to date',
    keywords: ['meta keywords'],
    note: 'Its pictures are paths in pub/media/catalog/product: copy what is in that folder into the media folder.',
  },
  {
    name: 'Salla',
    headers: ['اسم المنتج', 'سعر المنتج'],
    // Options stand below their product, without a name.
    product: (row, at, before) => (row('اسم المنتج') === '' ? before : String(at)),
    code: (row) => row('رمز المنتج sku', 'رمز المنتج'),
    name_: (row) => row('اسم المنتج'),
    description: (row) => row('الوصف', 'وصف المنتج'),
    prices: (row) => [row('سعر المنتج'), row('السعر المخفض')],
    category: (row) => row('تصنيف المنتج', 'القسم').split(/[,،]\s*/)[0] ?? '',
    pictures: ['صورة المنتج', 'صور المنتج'],
    isHidden: () => false,
    options: () => [],
    keywords: [],
  },
];

const shapeOf = (header: readonly string[]): Shape | undefined => {
  const folded = new Set(header.map(foldSearch));
  return SHAPES.find(({ headers }) => headers.every((name) => folded.has(foldSearch(name))));
};

/** The shop that an export comes from; undefined for any other table. */
export const exportName = (header: readonly string[]): string | undefined => shapeOf(header)?.name;

/** Makes codes from those of another shop: Latin letters and digits, and no code twice. */
export function codeMaker(): (given: string, at: number) => string {
  const taken = new Set<string>();
  /** The number that follows the last one of a code. */
  const next = new Map<string, number>();
  return (given, at) => {
    const plain = given.normalize('NFKD').replace(/[^a-z\d]/gi, '');
    const base = plain.length === 0 ? `P${at + 1}` : plain.slice(0, 32);
    const start = base.slice(0, 28);
    let code = base;
    let number = next.get(start.toLowerCase()) ?? 2;
    while (taken.has(code.toLowerCase())) {
      code = `${start}X${number}`;
      number += 1;
      next.set(start.toLowerCase(), number);
    }
    taken.add(code.toLowerCase());
    return code;
  };
}

/** More examples are no help. */
const SHOWN_PRICES = 3;

/** The first text in each language; one without letters counts as English. */
function inBoth(texts: readonly string[]): { en: string; ar: string } {
  const isArabic = (text: string) => textLanguage(text) === 'ar';
  return {
    en: texts.find((text) => text !== '' && !isArabic(text)) ?? '',
    ar: texts.find(isArabic) ?? '',
  };
}

const COLUMNS = [
  'code',
  'name_en',
  'name_ar',
  'price',
  'sale_price',
  'show_price',
  'category',
  'size',
  'description_en',
  'description_ar',
  'pictures',
  'keywords',
  'hidden',
] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

/**
 * Converts an export of another shop to our columns, one row for each product.
 * @returns undefined for a table that is no export we know
 */
export function convertExport({ header, rows }: Export): Converted | undefined {
  const shape = shapeOf(header);
  if (!shape) return undefined;
  const places = new Map(header.map((name, index) => [foldSearch(name), index] as const).toReversed());
  const used = new Set<string>();
  const cellOf = (cells: readonly string[], name: string): string => {
    used.add(name);
    return shownText(cells[places.get(name) ?? -1] ?? '');
  };
  const rowOf =
    (cells: readonly string[]): Row =>
    (...headers) =>
      headers.map((name) => cellOf(cells, foldSearch(name))).find((cell) => cell !== '') ?? '';

  const groups = new Map<string, Row[]>();
  let before = '';
  for (const [at, cells] of rows.entries()) {
    const row = rowOf(cells);
    const key = shape.product(row, at, before) || String(at);
    before = key;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  // A variation of WooCommerce names its parent by SKU, whose own key is its id.
  const keys = new Map([...groups].toReversed().map(([key, [first]]) => [first?.('sku') ?? '', key]));
  for (const [key, group] of [...groups]) {
    if (group.some((row) => row('parent') === '')) continue;
    const parent = groups.get(keys.get(key) ?? '');
    if (!parent || parent === group) continue;
    for (const row of group) parent.push(row);
    groups.delete(key);
  }

  // Variants that are sold with their product only are rows of it.
  for (const [key, group] of shape.variants ? [...groups] : [])
    for (const variant of group.flatMap(shape.variants ?? (() => []))) {
      const rows = groups.get(variant);
      if (variant === key || !rows?.[0] || !shape.isHidden(rows[0])) continue;
      group.push(...rows);
      groups.delete(variant);
    }

  const newCode = codeMaker();
  const codes: Converted['codes'] = [];
  let endedSales = 0;
  const isOver = (row: Row) => Date.parse(shape.saleEnd ? row(shape.saleEnd) : '') < Date.now();
  const pictures: string[] = [];
  let variants = 0;
  /** Products whose variants have prices of their own. */
  const otherPrices: string[] = [];
  /** Products without a price, such as groups of others. */
  const unpriced: string[] = [];
  const table = [...groups.values()].map((group, at): Cells => {
    const [first] = group as [Row, ...Row[]];
    const firstOf = (value: (row: Row) => string) => group.map(value).find((text) => text !== '') ?? '';
    const given = shape.code(first) || firstOf(shape.code);
    const code = newCode(given, at);
    if (given !== code) codes.push([given, code]);
    const amounts = group
      .map((row): [string, string] => {
        const [full, reduced] = shape.prices(row);
        return [full, isOver(row) ? '' : reduced];
      })
      .filter(([amount]) => amount !== '');
    if (group.some((row) => shape.prices(row)[1] !== '' && isOver(row))) endedSales += 1;
    const [price, sale] = amounts[0] ?? ['', ''];
    const paid = [...new Set(amounts.map(([full, reduced]) => reduced || full))];
    if (paid.length > 1) otherPrices.push(`${code}: ${paid[0]}, not ${paid.slice(1).join(', ')}`);
    const options = withoutListed([...new Set(group.flatMap(shape.options))]);
    if (options.length > 0) variants += 1;
    const names = inBoth(group.map((row) => htmlToText(shape.name_(row)).replace(/\s+/g, ' ')));
    // Exports of WooCommerce write line breaks as \n.
    const texts = inBoth(group.map((row) => htmlToText(shape.description(row).replaceAll('\\n', '\n'))));
    const [written = names.en === '' ? 'ar' : 'en'] = (['en', 'ar'] as const).filter(
      (locale) => texts[locale] !== '',
    );
    texts[written] = [texts[written], ...options].filter((line) => line !== '').join('\n');
    const own = [
      ...new Set(group.flatMap((row) => shape.pictures.flatMap((column) => pathsIn(row(column))))),
    ].filter((address) => address !== 'no_selection');
    const addresses = own.map((address) => address.replace(/^http:/, 'https:').replace(/^\//, ''));
    pictures.push(...own.filter((address) => /^https?:/.test(address)));
    if (price === '') unpriced.push(code);
    return {
      code,
      name_en: names.en,
      name_ar: names.ar,
      price: price || '0',
      sale_price: sale,
      show_price: price === '' ? 'no' : 'yes',
      category: shape.category(first),
      size: shape.size?.(first) ?? '',
      description_en: texts.en,
      description_ar: texts.ar,
      pictures: addresses.join('|'),
      keywords: shape.keywords.map((column) => first(column)).join(', '),
      hidden: shape.isHidden(first) ? 'yes' : 'no',
    };
  });

  const lost = header.filter(
    (name, index) =>
      name !== '' && !used.has(foldSearch(name)) && rows.some((cells) => (cells[index] ?? '') !== ''),
  );
  return {
    csv: stringify([COLUMNS, ...table.map((cells) => COLUMNS.map((column) => cells[column]))]),
    products: table.length,
    codes,
    pictures: [...new Set(pictures)],
    notes: [
      `This is an export of ${shape.name}: ${counted(rows.length, 'row')}, ${counted(table.length, 'product')}.`,
      ...(variants > 0
        ? [
            `The variants of ${counted(variants, 'product')} are listed in ${variants === 1 ? 'its description' : 'their descriptions'}.`,
          ]
        : []),
      ...(otherPrices.length > 0
        ? [
            `${counted(otherPrices.length, 'product')} ${otherPrices.length === 1 ? 'has' : 'have'} variants at several prices, of which the first is taken (${otherPrices.slice(0, SHOWN_PRICES).join('; ')}${otherPrices.length > SHOWN_PRICES ? '; …' : ''}). Where another should be sold, add a line with a code of its own.`,
          ]
        : []),
      ...(endedSales > 0
        ? [
            `${counted(endedSales, 'product')} ${endedSales === 1 ? 'has' : 'have'} a sale price that has ended, so the full one is taken.`,
          ]
        : []),
      ...(unpriced.length > 0
        ? [
            `${counted(unpriced.length, 'product')} ${unpriced.length === 1 ? 'has' : 'have'} no price, so visitors ask for it (column show_price): ${someOf(unpriced)}.`,
          ]
        : []),
      ...(shape.note ? [shape.note] : []),
      ...(lost.length > 0
        ? [
            `${counted(lost.length, 'column')} ${lost.length === 1 ? 'has' : 'have'} no place here: ${someOf(lost)}.`,
          ]
        : []),
      'No export says what is sold online: add a column buy_online (الشراء المباشر) with yes (نعم) for those that are.',
    ],
  };
}
