import { foldSearch } from '@diwan/sdk/commerce';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Weight } from '../schema/columns';
import {
  type Dictionary,
  fillers,
  type Group,
  numbers,
  type Phrase,
  seats,
  withoutArticle,
} from './dictionary';
import { cutWord } from './search-words';

/** Further words are ignored. */
const MAX_QUERY_WORDS = 12;
/** Shorter prefixes match too many words, so they must match a whole word unless still being typed. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Weights of what a product is. In descriptions, a number isn't a seat count: a chair whose seat tilts back by three
 * degrees isn't a three-seater.
 */
const NAME_WEIGHTS: readonly Weight[] = ['A', 'B'];

/** The folded words of a query. */
export const queryWords = (query: string): string[] =>
  foldSearch(query).split(' ').filter(Boolean).slice(0, MAX_QUERY_WORDS).map(cutWord);

interface Part {
  /** Words of the query that form one term. */
  readonly words: Phrase;
  /** Other phrases with the same meaning. */
  readonly synonyms: readonly Phrase[];
  readonly isOfNames: boolean;
}

/** Splits a query into phrases that have synonyms, preferring longer ones, and single words. */
function partsOf(words: Phrase, groups: readonly Group[], isLastUnfinished: boolean): Part[] {
  // Once per word: the dictionary compares each with hundreds of phrases.
  const stems = words.map(withoutArticle);
  const isAt = (phrase: Phrase, start: number, isLastResort = false): boolean =>
    phrase.every((wanted, index) => {
      const word = words[start + index];
      if (word === undefined) return false;
      if (word === wanted || stems[start + index] === wanted) return true;
      const mayContinue =
        isLastUnfinished && start + index === words.length - 1 && index === phrase.length - 1;
      const isLong = word.length >= MIN_PREFIX_LENGTH || (isLastResort && index > 0);
      return mayContinue && isLong && wanted.startsWith(word);
    });
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const found = groups
      .map((group) => ({
        group,
        length: Math.max(
          0,
          ...group.asked.filter((p) => isAt(p, start, group.isLastResort)).map((p) => p.length),
        ),
      }))
      .filter(({ length }) => length > 0);
    const length = Math.max(1, ...found.map((one) => one.length));
    const longest = found.filter((one) => one.length === length).map(({ group }) => group);
    parts.push({
      words: words.slice(start, start + length),
      synonyms: longest.flatMap((group) => group.found),
      isOfNames: longest.length > 0 && longest.every((group) => group.isOfNames === true),
    });
    start += length;
  }
  return parts;
}

/**
 * What PostgreSQL searches for: every word of a query, or a synonym of it, as a prefix of a word in the record, in any order.
 * Undefined for a query without letters or digits.
 * @param weights matches only words of these weights
 */
export function tsqueryOf(
  query: string,
  { groups }: Dictionary,
  weights: readonly Weight[] = [],
): string | undefined {
  const words = queryWords(query);
  if (words.length === 0) return undefined;
  const isLastUnfinished = /[\p{L}\p{N}\p{M}]$/u.test(query.trim());

  const asksForSeats = words.some((word) => seats.has(withoutArticle(word)));

  const lexeme = (word: string, isPrefix: boolean, isOfNames: boolean): string => {
    const isLimited = isOfNames || (asksForSeats && numbers.has(word));
    const within = isLimited && weights.length === 0 ? NAME_WEIGHTS : weights;
    const modifiers = `${isPrefix ? '*' : ''}${within.join('')}`;
    return `'${word}'${modifiers && `:${modifiers}`}`;
  };
  const anyForm = (forms: readonly string[], isPrefix: boolean, isOfNames: boolean): string =>
    `(${[...new Set(forms)].map((form) => lexeme(form, isPrefix, isOfNames)).join(' | ')})`;
  const typed = ({ words: phrase, isOfNames }: Part, isLastPart: boolean): string =>
    phrase
      .map((word, index) => {
        const isUnfinished = isLastPart && isLastUnfinished && index === phrase.length - 1;
        const isPrefix = isUnfinished || word.length >= MIN_PREFIX_LENGTH;
        return anyForm([word, withoutArticle(word)], isPrefix, isOfNames);
      })
      .join(' & ');
  const known = (phrase: Phrase, isOfNames: boolean): string =>
    phrase
      .map((word) =>
        // Whole English words: a bed isn't a bedside table. Arabic ones take endings.
        /^[a-z]+$/.test(word)
          ? anyForm([word, `${word}s`], false, isOfNames)
          : anyForm([word, withoutArticle(word)], word.length >= MIN_PREFIX_LENGTH, isOfNames),
      )
      .join(' & ');

  const all = partsOf(words, groups, isLastUnfinished);
  const significant = all.filter(
    (part) => part.synonyms.length > 0 || !part.words.every((word) => fillers.has(word)),
  );
  const parts = significant.length > 0 ? significant : all;
  return parts
    .map((part) => {
      const alternatives = [
        typed(part, part === all.at(-1)),
        ...part.synonyms.map((phrase) => known(phrase, part.isOfNames)),
      ];
      return `(${[...new Set(alternatives)].map((phrase) => `(${phrase})`).join(' | ')})`;
    })
    .join(' & ');
}

/**
 * Condition that a record is found by a query, see {@link tsqueryOf}. Undefined for an empty query; one without letters or
 * digits matches nothing.
 */
export function searchCondition(
  column: Column,
  query: string | undefined,
  dictionary: Dictionary,
  weights: readonly Weight[] = [],
): SQL | undefined {
  if (!query?.trim()) return undefined;
  const tsquery = tsqueryOf(query, dictionary, weights);
  return tsquery === undefined ? sql`false` : sql`${column} @@ ${tsquery}::tsquery`;
}
