import { foldSearch, foldTokens } from '@diwan/sdk/commerce';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { cutWord, type Weight } from './search-words';
import { fillerWords, numberWords, seatWords, synonyms, widerTerms } from './synonyms';

/** Further words are ignored. */
const MAX_QUERY_WORDS = 12;
/** Shorter prefixes match too many words, so they must match a whole word unless still being typed. */
const MIN_PREFIX_LENGTH = 3;

/** Words that form one term, such as «طاولة وسط». */
type Phrase = readonly string[];

const phraseOf = (text: string): Phrase => foldSearch(text).split(' ');
const withoutArticle = (word: string): string => foldTokens(word)[0] ?? word;

interface Group {
  readonly asked: readonly Phrase[];
  readonly found: readonly Phrase[];
}

const groups: readonly Group[] = [
  ...synonyms.map((terms) => terms.map(phraseOf)).map((terms) => ({ asked: terms, found: terms })),
  ...widerTerms.map(([asked, found]) => ({
    asked: asked.map(phraseOf),
    found: [...asked, ...found].map(phraseOf),
  })),
];
const fillers = new Set(fillerWords.map(foldSearch));
const numbers = new Set(numberWords.flat().map(foldSearch));
const seats = new Set(seatWords.map(foldSearch));

/**
 * Weights in which a number can be a seat count. In descriptions it may mean anything: a chair whose seat tilts back by
 * three degrees isn't a three-seater.
 */
const SEAT_COUNT_WEIGHTS: readonly Weight[] = ['A', 'B'];

/** All words in synonyms. */
export const synonymWords: ReadonlySet<string> = new Set(groups.flatMap(({ found }) => found).flat());

/** The folded words of a query. */
export const queryWords = (query: string): string[] =>
  foldSearch(query).split(' ').filter(Boolean).slice(0, MAX_QUERY_WORDS).map(cutWord);

interface Part {
  /** Words of the query that form one term. */
  readonly words: Phrase;
  /** Other phrases with the same meaning. */
  readonly synonyms: readonly Phrase[];
}

/** Splits a query into phrases that have synonyms, preferring longer ones, and single words. */
function partsOf(words: Phrase, isLastUnfinished: boolean): Part[] {
  const isAt = (phrase: Phrase, start: number): boolean =>
    phrase.every((wanted, index) => {
      const word = words[start + index];
      if (word === undefined) return false;
      if (word === wanted || withoutArticle(word) === wanted) return true;
      const mayContinue =
        isLastUnfinished && start + index === words.length - 1 && index === phrase.length - 1;
      return mayContinue && word.length >= MIN_PREFIX_LENGTH && wanted.startsWith(word);
    });
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const found = groups
      .map((group) => ({
        group,
        length: Math.max(0, ...group.asked.filter((p) => isAt(p, start)).map((p) => p.length)),
      }))
      .filter(({ length }) => length > 0);
    const length = Math.max(1, ...found.map((one) => one.length));
    parts.push({
      words: words.slice(start, start + length),
      synonyms: found.filter((one) => one.length === length).flatMap(({ group }) => group.found),
    });
    start += length;
  }
  return parts;
}

/**
 * Condition that every word of a query, or a synonym of it, is a prefix of a word in the record, in any order. Undefined
 * for an empty query; a query without letters or digits matches nothing.
 * @param weights matches only words of these weights
 */
export function searchCondition(
  column: Column,
  query: string | undefined,
  weights: readonly Weight[] = [],
): SQL | undefined {
  if (!query?.trim()) return undefined;
  const words = queryWords(query);
  if (words.length === 0) return sql`false`;
  const isLastUnfinished = /[\p{L}\p{N}\p{M}]$/u.test(query.trim());

  const asksForSeats = words.some((word) => seats.has(withoutArticle(word)));

  const lexeme = (word: string, isPrefix: boolean): string => {
    const isSeatCount = asksForSeats && numbers.has(word) && weights.length === 0;
    const modifiers = `${isPrefix ? '*' : ''}${(isSeatCount ? SEAT_COUNT_WEIGHTS : weights).join('')}`;
    return `'${word}'${modifiers && `:${modifiers}`}`;
  };
  const anyForm = (word: string, isPrefix: boolean): string =>
    `(${[...new Set([word, withoutArticle(word)])].map((form) => lexeme(form, isPrefix)).join(' | ')})`;
  const typed = (phrase: Phrase, isLastPart: boolean): string =>
    phrase
      .map((word, index) => {
        const isUnfinished = isLastPart && isLastUnfinished && index === phrase.length - 1;
        return anyForm(word, isUnfinished || word.length >= MIN_PREFIX_LENGTH);
      })
      .join(' & ');
  const known = (phrase: Phrase): string =>
    phrase.map((word) => anyForm(word, word.length >= MIN_PREFIX_LENGTH)).join(' & ');

  const all = partsOf(words, isLastUnfinished);
  const significant = all.filter(
    (part) => part.synonyms.length > 0 || !part.words.every((word) => fillers.has(word)),
  );
  const parts = significant.length > 0 ? significant : all;
  const tsquery = parts
    .map((part) => {
      const alternatives = [typed(part.words, part === all.at(-1)), ...part.synonyms.map(known)];
      return `(${[...new Set(alternatives)].map((phrase) => `(${phrase})`).join(' | ')})`;
    })
    .join(' & ');
  return sql`${column} @@ ${tsquery}::tsquery`;
}
