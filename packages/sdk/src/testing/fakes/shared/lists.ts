import type * as v from 'valibot';
import {
  collator,
  filteredWidth,
  foldTokens,
  isOnSale,
  type PriceDisplay,
  shownUnitPrice,
} from '../../../commerce';
import type {
  Category,
  Endpoints,
  ForEachItemFilter,
  ForEachProjectFilter,
  ItemFilter,
  Product,
  Project,
  ProjectFilter,
} from '../../../contract';

type Comparison<Item> = (one: Item, other: Item) => number;

const byField = <Item extends { id: number }>(
  sortValue: (item: Item) => string | number,
  order: 'ASC' | 'DESC',
): Comparison<Item> => {
  const sign = order === 'ASC' ? 1 : -1;
  const { compare } = collator('en');
  return (one, other) => {
    const [a, b] = [sortValue(one), sortValue(other)];
    const difference = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return sign * difference || one.id - other.id;
  };
};

/** One page of a list, with the number of items on all pages. */
export interface FakePage<Item> {
  items: Item[];
  total: number;
}

export const pageOf = <Item>(
  items: readonly Item[],
  { page, limit }: { page: number; limit: number },
): FakePage<Item> => ({ items: items.slice((page - 1) * limit, page * limit), total: items.length });

const isOneOf = <Value>(wanted: readonly Value[], value: Value | undefined): boolean =>
  value !== undefined && wanted.includes(value);

/** Whether every word of the query is the beginning of a word in the texts, after search folding. */
const matchesText = (query: string, texts: readonly (string | null | undefined)[]): boolean => {
  const words = foldTokens(texts.join(' '));
  return foldTokens(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
};

/** The price of one piece as lists show it; null where it isn't shown. */
export const shownPrice = (product: Product, display: PriceDisplay): number | null =>
  product.is_price_show ? shownUnitPrice(product, display) : null;

const productFilters: ForEachItemFilter<[product: Product, display: PriceDisplay], boolean> = {
  id: (ids, product) => isOneOf(ids, product.id),
  id_min: (least, { id }) => id >= least,
  category: (ids, { category }) => isOneOf(ids, category?.id),
  subcategory: (ids, { subcategory }) => isOneOf(ids, subcategory?.id),
  type: (kinds, { is_set }) => isOneOf(kinds, is_set ? 'set' : 'piece'),
  color: (ids, { colors }) => colors.some(({ id }) => ids.includes(id)),
  fabric: (ids, { fabrics }) => fabrics.some(({ id }) => ids.includes(id)),
  price_min: (price, product, display) => (shownPrice(product, display) ?? -1) >= price,
  price_max: (price, product, display) => (shownPrice(product, display) ?? Number.POSITIVE_INFINITY) <= price,
  width_max: (width, product) => (filteredWidth(product) ?? Number.POSITIVE_INFINITY) <= width,
  is_featured: (isFeatured, product) => product.is_featured === isFeatured,
  allow_online_purchase: (isAllowed, product) => product.allow_online_purchase === isAllowed,
  in_stock: (isInStock, product) => product.check_availity !== isInStock,
  on_sale: (isWanted, product) => isOnSale(product) === isWanted,
  is_saudi_made: (isSaudiMade, product) => product.is_saudi_made === isSaudiMade,
  query: (text, { name_en, name_ar, code, keywords }) =>
    matchesText(text, [name_en, name_ar, code, keywords]),
};

const projectFilters: ForEachProjectFilter<[project: Project], boolean> = {
  category: (ids, { category }) => isOneOf(ids, category?.id),
  type: (ids, { type }) => isOneOf(ids, type?.id),
  query: (text, { name_en, name_ar }) => matchesText(text, [name_en, name_ar]),
};

/** Products of a list before paging. */
export const listedProducts = (
  products: readonly Product[],
  query: v.InferOutput<Endpoints['items.list']['query']>,
  display: PriceDisplay,
): Product[] => {
  const passes = <Name extends ItemFilter>(name: Name, product: Product): boolean => {
    const value = query[name];
    return value === undefined || productFilters[name](value, product, display);
  };
  const isListed = (product: Product): boolean =>
    (Object.keys(productFilters) as ItemFilter[]).every((name) => passes(name, product));
  const sortValues: Record<typeof query.sort_by, (product: Product) => string | number> = {
    postion: ({ postion }) => postion,
    name_en: ({ name_en }) => name_en,
    name_ar: ({ name_ar }) => name_ar,
    price: (product) => shownPrice(product, display) ?? 0,
    created_at: ({ created_at }) => created_at ?? '',
    id: ({ id }) => id,
  };
  const byValue = byField(sortValues[query.sort_by], query.sort_order);
  // When sorting by price, products without a shown one come last in either direction.
  const compare: typeof byValue = (one, other) =>
    (query.sort_by === 'price' && Number(other.is_price_show) - Number(one.is_price_show)) ||
    byValue(one, other);
  const { query: text } = query;
  if (!text || query.sort_by !== 'postion' || query.sort_order !== 'ASC')
    return products.filter(isListed).sort(compare);
  // Products whose names match come before those that match elsewhere.
  const isNamed = ({ name_en, name_ar, code }: Product) =>
    Number(matchesText(text, [name_en, name_ar, code]));
  return products.filter(isListed).sort((one, other) => isNamed(other) - isNamed(one) || compare(one, other));
};

/** Projects of a list before paging. */
export const listedProjects = (
  projects: readonly Project[],
  query: v.InferOutput<Endpoints['projects.list']['query']>,
): Project[] => {
  const passes = <Name extends ProjectFilter>(name: Name, project: Project): boolean => {
    const value = query[name];
    return value === undefined || projectFilters[name](value, project);
  };
  return projects
    .filter((project) =>
      (Object.keys(projectFilters) as ProjectFilter[]).every((name) => passes(name, project)),
    )
    .sort(byField((project) => project[query.sort_by] ?? '', query.sort_order));
};

/** Categories of a list. They have no position on the wire; the order is that of the shop's data. */
export const listedCategories = (
  categories: readonly Category[],
  { sort, order }: v.InferOutput<Endpoints['categories.list']['query']>,
): Category[] => {
  const sortValue = (category: Category) =>
    sort === 'postion' ? categories.indexOf(category) : category[sort];
  return [...categories].sort(byField(sortValue, order));
};
