import type * as v from 'valibot';
import { collator, foldTokens, unitPrice } from '../../commerce';
import type { Category, Endpoints, Product, Project } from '../../contract';

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

/** One page of a list. */
export const pageOf = <Item>(
  items: readonly Item[],
  { page, limit }: { page: number; limit: number },
): Item[] => items.slice((page - 1) * limit, page * limit);

const isOneOf = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

/** Every word of the query begins a word of one of the texts, folded as search folds (product.md «Language»). */
const matchesText = (query: string | undefined, texts: readonly (string | null | undefined)[]): boolean => {
  const words = foldTokens(texts.join(' '));
  return foldTokens(query ?? '').every((wanted) => words.some((word) => word.startsWith(wanted)));
};

/** Products of a list before paging. */
export const listedProducts = (
  products: readonly Product[],
  query: v.InferOutput<Endpoints['items.list']['query']>,
): Product[] => {
  const isListed = (product: Product): boolean =>
    isOneOf(query.id, product.id) &&
    isOneOf(query.category, product.category?.id) &&
    isOneOf(query.subcategory, product.subcategory?.id) &&
    isOneOf(query.type, product.is_set ? 'set' : 'piece') &&
    (query.color === undefined || product.colors.some(({ id }) => query.color?.includes(id))) &&
    unitPrice(product) >= (query.price_min ?? 0) &&
    unitPrice(product) <= (query.price_max ?? Number.POSITIVE_INFINITY) &&
    (query.is_featured ?? product.is_featured) === product.is_featured &&
    (query.allow_online_purchase ?? product.allow_online_purchase) === product.allow_online_purchase &&
    (query.in_stock ?? !product.check_availity) === !product.check_availity &&
    matchesText(query.query, [product.name_en, product.name_ar, product.code, product.keywords]);
  const sortValues: Record<typeof query.sort_by, (product: Product) => string | number> = {
    postion: ({ postion }) => postion,
    name_en: ({ name_en }) => name_en,
    name_ar: ({ name_ar }) => name_ar,
    price: (product) => unitPrice(product),
    created_at: ({ created_at }) => created_at ?? '',
  };
  return products.filter(isListed).sort(byField(sortValues[query.sort_by], query.sort_order));
};

/** Projects of a list before paging. */
export const listedProjects = (
  projects: readonly Project[],
  query: v.InferOutput<Endpoints['projects.list']['query']>,
): Project[] =>
  projects
    .filter(
      (project) =>
        isOneOf(query.category, project.category?.id) &&
        isOneOf(query.type, project.type?.id) &&
        matchesText(query.query, [project.name_en, project.name_ar]),
    )
    .sort(byField((project) => project[query.sort_by] ?? '', query.sort_order));

/** Categories of a list; the wire doesn't tell their positions, which are those of the shop's data. */
export const listedCategories = (
  categories: readonly Category[],
  { sort, order }: v.InferOutput<Endpoints['categories.list']['query']>,
): Category[] => {
  const sortValue = (category: Category) =>
    sort === 'postion' ? categories.indexOf(category) : category[sort];
  return [...categories].sort(byField(sortValue, order));
};
