import { collator } from '../../commerce';
import type { SortOrder } from '../../contract';
import { Skipped } from '../check';
import { type Deviation, quoted, unless } from '../deviation';

export type SortKey = string | number;

export const opposite = (order: SortOrder): SortOrder => (order === 'ASC' ? 'DESC' : 'ASC');

type Comparison = (one: SortKey, other: SortKey) => number;

const byNumber: Comparison = (one, other) => Number(one) - Number(other);
const byCodePoint: Comparison = (one, other) => (one < other ? -1 : Number(one > other));
const byLanguage = (locale: 'en' | 'ar'): Comparison => {
  const { compare } = collator(locale);
  return (one, other) => compare(String(one), String(other));
};

/** Quotation marks around a model's name and the like have no place in the alphabet. */
const lettersOnly = (compare: Comparison): Comparison => {
  const letters = (key: SortKey) => String(key).replace(/[^\p{L}\p{N}\p{M}\s]/gu, '');
  return (one, other) => compare(letters(one), letters(other));
};

/** Databases order texts differently; any of these is an order a visitor understands. */
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

/** @throws Skipped when all keys are the same: any order would pass then */
export function assertDifferent(keys: readonly SortKey[], what: string): void {
  if (new Set(keys).size < 2) throw new Skipped(`All items have the same ${what}.`);
}

/** The first item that comes too early or too late, if any. */
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

/** Sorted the other way a list reads otherwise, unless the backend ignores what is asked for. */
export const directionDeviations = (
  keys: readonly SortKey[],
  otherWay: readonly SortKey[],
  what: string,
): Deviation[] =>
  unless(
    JSON.stringify(keys) !== JSON.stringify(otherWay),
    'results',
    `another order by ${what} than the other way`,
    'the same',
  );

/** Items of the short page that a sorted list is compared with. */
export const CUT = 3;

/** A short page begins like the whole list, unless the backend sorts each page after cutting it. */
export const cutDeviations = (
  whole: readonly SortKey[],
  start: readonly SortKey[],
  what: string,
): Deviation[] =>
  start.flatMap((key, index) =>
    unless(
      key === whole[index],
      `results[${index}]`,
      `${what} ${quoted(whole[index])} with limit=${CUT}, too`,
      key,
    ),
  );
