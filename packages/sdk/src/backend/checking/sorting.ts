import { collator } from '../../commerce';
import type { SortOrder } from '../../contract';
import { type Check, Skipped } from './check';
import type { Context } from './context';
import { type Deviation, quoted, unless } from './deviation';

type SortKey = string | number;

const opposite = (order: SortOrder): SortOrder => (order === 'ASC' ? 'DESC' : 'ASC');

type Comparison = (one: SortKey, other: SortKey) => number;

const byNumber: Comparison = (one, other) => Number(one) - Number(other);
const byCodePoint: Comparison = (one, other) => (one < other ? -1 : Number(one > other));
const byLanguage = (locale: 'en' | 'ar'): Comparison => {
  const { compare } = collator(locale);
  return (one, other) => compare(String(one), String(other));
};

/** Ignores punctuation, such as quotation marks around a model's name. */
const lettersOnly = (compare: Comparison): Comparison => {
  const letters = (key: SortKey) => String(key).replace(/[^\p{L}\p{N}\p{M}\s]/gu, '');
  return (one, other) => compare(letters(one), letters(other));
};

/** Databases collate differently; any of these orders is acceptable. */
const comparisonsFor = (keys: readonly SortKey[]): Comparison[] =>
  keys.every((key) => typeof key === 'number')
    ? [byNumber]
    : [
        byCodePoint,
        byLanguage('en'),
        byLanguage('ar'),
        lettersOnly(byLanguage('en')),
        lettersOnly(byLanguage('ar')),
      ];

const firstMisplaced = (keys: readonly SortKey[], order: SortOrder, compare: Comparison): number =>
  keys.findIndex((key, index) => {
    const before = keys[index - 1];
    if (before === undefined) return false;
    return order === 'ASC' ? compare(before, key) > 0 : compare(before, key) < 0;
  });

/** @throws Skipped when all keys are the same, so that any order would pass */
function assertDifferent(keys: readonly SortKey[], what: string): void {
  if (new Set(keys).size < 2) throw new Skipped(`All items have the same ${what}.`);
}

/** The first misplaced item, if any. */
export function sortDeviations(keys: readonly SortKey[], order: SortOrder, what: string): Deviation[] {
  const misplaced = comparisonsFor(keys).map((compare) => firstMisplaced(keys, order, compare));
  if (misplaced.includes(-1)) return [];
  const index = Math.max(...misplaced);
  const direction = order === 'ASC' ? 'least' : 'most';
  return [
    {
      path: `results[${index}]`,
      expected: `${what} of at ${direction} ${quoted(keys[index - 1])}`,
      received: quoted(keys[index]),
    },
  ];
}

/** Checks that the sort direction changes the order of a list. */
const directionDeviations = (
  keys: readonly SortKey[],
  reversed: readonly SortKey[],
  what: string,
): Deviation[] =>
  unless(
    JSON.stringify(keys) !== JSON.stringify(reversed),
    'results',
    `a different order by ${what} than in the other direction`,
    'the same',
  );

/** Size of the short page that a sorted list is compared with. */
const CUT = 3;

/** Checks that a short page starts like the whole list, to detect backends that sort after paging. */
const cutDeviations = (whole: readonly SortKey[], start: readonly SortKey[], what: string): Deviation[] =>
  start.flatMap((key, index) =>
    unless(
      key === whole[index],
      `results[${index}]`,
      `${what} ${quoted(whole[index])} with limit=${CUT} as well`,
      key,
    ),
  );

export interface Sort<Item> {
  keysOf(items: readonly Item[], context: Context): SortKey[] | Promise<SortKey[]>;
  /** What it compares, where the sort's name doesn't say so. */
  what?: string;
  /** What else is true of the whole list. */
  deviations?(items: readonly Item[]): Deviation[];
}

/** A sort by one value of each item. */
export const by = <Item>(keyOf: (item: Item) => SortKey): Sort<Item> => ({
  keysOf: (items) => items.map(keyOf),
});

interface SortedList<Item, SortBy extends string> {
  /** Of its items: `products`. */
  nouns: string;
  listed(
    context: Context,
    query: { sort_by?: NoInfer<SortBy>; sort_order?: SortOrder; limit?: number },
  ): Promise<Item[]>;
  sorts: Readonly<Record<SortBy, Sort<Item>>>;
  byDefault: readonly [sortBy: NoInfer<SortBy>, order: SortOrder];
}

/** Checks a list's order without parameters, and in both directions of each sort. */
export function sortChecks<Item, SortBy extends string>({
  nouns,
  listed,
  sorts,
  byDefault: [defaultSort, defaultOrder],
}: SortedList<Item, SortBy>): Check[] {
  const sortCheck = (sortBy: SortBy, order: SortOrder): Check => ({
    title: `sorts by ${sortBy}, ${order}`,
    run: async (context) => {
      const { keysOf, what = sortBy, deviations } = sorts[sortBy];
      const query = { sort_by: sortBy, sort_order: order };
      const items = await listed(context, query);
      if (items.length < 2) throw new Skipped(`There are fewer than two ${nouns}.`);
      const keys = await keysOf(items, context);
      if (keys.includes('')) throw new Skipped(`Some ${nouns} have no ${sortBy}.`);
      const start = await listed(context, { ...query, limit: CUT });
      const otherWay = await listed(context, { ...query, sort_order: opposite(order) });
      assertDifferent(keys, sortBy);
      return [
        ...(deviations?.(items) ?? []),
        ...sortDeviations(keys, order, what),
        ...cutDeviations(keys, await keysOf(start, context), what),
        ...directionDeviations(keys, await keysOf(otherWay, context), what),
      ];
    },
  });
  return [
    {
      title: `sorts by ${defaultSort}, ${defaultOrder}, by default`,
      run: async (context) => {
        const keys = await sorts[defaultSort].keysOf(await listed(context, {}), context);
        assertDifferent(keys, defaultSort);
        return sortDeviations(keys, defaultOrder, defaultSort);
      },
    },
    ...(Object.keys(sorts) as SortBy[]).flatMap((sortBy) =>
      (['ASC', 'DESC'] as const).map((order) => sortCheck(sortBy, order)),
    ),
  ];
}
