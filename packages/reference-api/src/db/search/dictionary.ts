import { foldSearch, foldTokens } from '@diwan/sdk/commerce';
import { asc } from 'drizzle-orm';
import type { Database } from '../database';
import { searchSynonyms } from '../schema';
import words from './synonyms.json';

/** Folded words that form one term, such as «طاولة وسط». */
export type Phrase = readonly string[];

/** A folded word without the Arabic article. */
export const withoutArticle = (word: string): string => foldTokens(word)[0] ?? word;

/** Terms, and what a query that contains one of them also finds. */
export interface Group {
  readonly asked: readonly Phrase[];
  readonly found: readonly Phrase[];
  /** Only where the terms name or classify a product: in descriptions, their words stand for other things. */
  readonly isOfNames?: boolean;
  /** Where nothing else is found: a term may be half typed, up to the first letter of its last word. */
  readonly isLastResort?: boolean;
}

/** The meaning of the words of a query. */
export interface Dictionary {
  readonly groups: readonly Group[];
  /** All words in the groups. */
  readonly words: ReadonlySet<string>;
}

/** Removes the articles, because a query may have them or not. */
const phraseOf = (text: string): Phrase => foldSearch(text).split(' ').filter(Boolean).map(withoutArticle);
const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map(phraseOf).filter((phrase) => phrase.length > 0);
const isSame = (one: Phrase, other: Phrase): boolean => one.join(' ') === other.join(' ');

/** A row of synonyms: each term finds the products of all. */
const synonymGroup = (texts: readonly string[]): Group => {
  const terms = phrasesOf(texts);
  return { asked: terms, found: terms };
};

const dictionaryOf = (groups: readonly Group[]): Dictionary => ({
  groups,
  words: new Set(groups.flatMap(({ found }) => found).flat()),
});

const ownGroups: readonly Group[] = [
  ...[...words.numbers, words.seats, ...words.synonyms].map(synonymGroup),
  ...words.wider.map(({ terms, also }) => ({
    asked: phrasesOf(terms),
    found: phrasesOf([...terms, ...also]),
  })),
];

/** Terms for which a shop without such a piece has another: a sofa where there is no sofa bed. */
const rarePieces = words.rare.map(({ terms, instead }) => ({
  terms: phrasesOf(terms),
  others: phrasesOf(instead).flatMap((other) =>
    ownGroups.filter(({ asked }) => asked.some((term) => isSame(term, other))).flatMap(({ found }) => found),
  ),
}));

/** The words of `synonyms.json`. */
export const ownDictionary = dictionaryOf([
  ...ownGroups,
  ...rarePieces.map(({ terms }) => ({ asked: terms, found: terms, isOfNames: true })),
]);

export const fillers: ReadonlySet<string> = new Set(words.fillers.map(foldSearch));
export const numbers: ReadonlySet<string> = new Set(words.numbers.flat().map(foldSearch));
export const seats: ReadonlySet<string> = new Set(words.seats.map(foldSearch));

/** {@link ownDictionary}, and the words that the maker has added. */
export async function readDictionary(db: Database): Promise<Dictionary> {
  const rows = await db
    .select({ terms: searchSynonyms.terms })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.position));
  if (rows.length === 0) return ownDictionary;
  return dictionaryOf([...ownDictionary.groups, ...rows.map(({ terms }) => synonymGroup(terms))]);
}

/** For a search that found nothing: rare pieces also mean what is offered instead of them. */
export const withOtherPieces = ({ groups }: Dictionary): Dictionary =>
  dictionaryOf([
    ...groups,
    ...rarePieces.map(({ terms, others }) => ({ asked: terms, found: others, isLastResort: true })),
  ]);
