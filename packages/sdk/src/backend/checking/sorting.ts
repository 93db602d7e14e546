import { collator } from '../../commerce';
import type { SortOrder } from '../../contract';
import { Skipped } from './check';
import { type Deviation, quoted, unless } from './deviation';

export type SortKey = string | number;

export const opposite = (order: SortOrder): SortOrder => (order === 'ASC' ? 'DESC' : 'ASC');

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
export function assertDifferent(keys: readonly SortKey[], what: string): void {
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
export const directionDeviations = (
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
export const CUT = 3;

/** Checks that a short page starts like the whole list, to detect backends that sort after paging. */
export const cutDeviations = (
  whole: readonly SortKey[],
  start: readonly SortKey[],
  what: string,
): Deviation[] =>
  start.flatMap((key, index) =>
    unless(
      key === whole[index],
      `results[${index}]`,
      `${what} ${quoted(whole[index])} with limit=${CUT} as well`,
      key,
    ),
  );
