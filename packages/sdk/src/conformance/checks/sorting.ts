import { collator, RIYAL, shownUnitPrice } from '../../commerce';
import type { ProductSummary, ProjectSummary, SortOrder } from '../../contract';
import type { Check } from '../check';
import { type Deviation, quoted, Skipped, same, unless } from '../deviation';
import { fieldOf } from '../probe';
import { type ListName, readable, validationRefusal } from '../responses';

type SortKey = string | number;
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
const textComparisons = [
  byCodePoint,
  byLanguage('en'),
  byLanguage('ar'),
  lettersOnly(byLanguage('en')),
  lettersOnly(byLanguage('ar')),
];

/** Reports the first misplaced item, if any. */
function sortDeviations(keys: readonly SortKey[], order: SortOrder): Deviation[] {
  const comparisons = keys.every((key) => typeof key === 'number') ? [byNumber] : textComparisons;
  const sign = order === 'ASC' ? 1 : -1;
  const misplaced = comparisons.map((compare) =>
    keys.findIndex((key, index) => index > 0 && sign * compare(keys[index - 1] ?? key, key) > 0),
  );
  const index = Math.max(...misplaced);
  const least = order === 'ASC' ? 'at least' : 'at most';
  return unless(
    misplaced.includes(-1),
    `results[${index}]`,
    `${least} ${quoted(keys[index - 1])}`,
    keys[index],
  );
}

/** Size of the short page that a sorted list is compared with. */
const CUT = 3;

interface SortedList<Name extends ListName, Item> {
  endpoint: Name;
  /** The query that asks for a sort. */
  query: (by: string, order: SortOrder) => Record<string, unknown>;
  /** The value of each item that a sort compares; null for items that come last in either direction. */
  keys: Readonly<Record<string, (item: Item, currency: string) => SortKey | null>>;
}

/** Checks both directions of each sort, that they differ, and that a short page starts like the whole list. */
const sortChecks = <Name extends ListName, Item>({
  endpoint,
  query,
  keys,
}: SortedList<Name, Item>): Check[] =>
  Object.entries(keys).flatMap(([by, keyOf]) =>
    (['ASC', 'DESC'] as const).map((order) => ({
      endpoint,
      title: `sorts by ${by}, ${order}`,
      run: async ({ probe }) => {
        const settings = await probe('settings.get', { params: { groups: 'general' } });
        const currency = String(fieldOf(settings.results, 'currency') ?? RIYAL);
        const keysOf = async (limit: number, inOrder = order) => {
          const response = await probe(endpoint, { query: { ...query(by, inOrder), limit } });
          return (readable(endpoint, response) as Item[]).map((item) => keyOf(item, currency));
        };
        const all = await keysOf(100);
        const given = all.filter((key) => key !== null);
        if (given.includes('')) throw new Skipped(`Some items have no ${by}.`);
        if (new Set(given).size < 2) throw new Skipped(`All items have the same ${by}.`);
        const otherWay = await keysOf(100, order === 'ASC' ? 'DESC' : 'ASC');
        return [
          ...same(
            'results without a shown price',
            [],
            all.slice(0, given.length).filter((key) => key === null),
          ),
          ...sortDeviations(given, order),
          ...unless(
            JSON.stringify(all) !== JSON.stringify(otherWay),
            'results',
            'another order than in the other direction',
            'the same',
          ),
          ...same(`results with limit=${CUT}`, all.slice(0, CUT), (await keysOf(CUT)).slice(0, CUT)),
        ];
      },
    })),
  );

export const sortingOfLists: readonly Check[] = [
  ...sortChecks<'items.list', ProductSummary>({
    endpoint: 'items.list',
    query: (sort_by, sort_order) => ({ sort_by, sort_order }),
    keys: {
      postion: ({ postion }) => postion,
      name_en: ({ name_en }) => name_en,
      name_ar: ({ name_ar }) => name_ar,
      // It sorts by the price that visitors pay. Anywhere but last, the position of a hidden price would reveal it.
      price: (product, currency) => (product.is_price_show ? shownUnitPrice(product, { currency }) : null),
      created_at: ({ created_at }) => created_at ?? '',
      id: ({ id }) => id,
    },
  }),
  ...sortChecks<'projects.list', ProjectSummary>({
    endpoint: 'projects.list',
    query: (sort_by, sort_order) => ({ sort_by, sort_order }),
    keys: {
      postion: ({ postion }) => postion,
      name_en: ({ name_en }) => name_en,
      name_ar: ({ name_ar }) => name_ar,
      created_at: ({ created_at }) => created_at ?? '',
    },
  }),
  ...sortChecks<'categories.list', { name_en: string }>({
    endpoint: 'categories.list',
    query: (sort, order) => ({ sort, order }),
    keys: { name_en: ({ name_en }) => name_en },
  }),
  {
    endpoint: 'items.list',
    title: 'rejects an unknown sort',
    run: async ({ probe }) => validationRefusal(await probe('items.list', { query: { sort_by: 'colour' } })),
  },
];
