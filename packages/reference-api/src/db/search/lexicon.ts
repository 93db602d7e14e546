import { foldTokens } from '@diwan/sdk/commerce';
import { type ContentChanges, untilContentChanges } from '../content-changes';
import type { Database } from '../database';
import { searchVocabulary } from '../schema';
import { type Dictionary, readDictionary } from './dictionary';

/** The words that a search knows, in memory: asking the database for each word of a query would cost more than the search. */
export interface Lexicon {
  readonly dictionary: Dictionary;
  /** Whether a known word starts with this one, with or without its article. */
  isKnown(word: string): boolean;
  /**
   * Known words of similar length with the same first or last letter, or the first two swapped: typos rarely affect both
   * ends.
   */
  wordsLike(word: string, mistakes: number): string[];
}

export function createLexicon(dictionary: Dictionary, vocabulary: readonly string[]): Lexicon {
  const words = [...new Set([...vocabulary, ...dictionary.words])].sort();
  const byLength = new Map<number, string[]>();
  for (const word of words) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);

  /** Binary search for the first word that isn't before the prefix. */
  const hasPrefix = (prefix: string): boolean => {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return words[low]?.startsWith(prefix) ?? false;
  };

  return {
    dictionary,
    isKnown: (word) => [word, ...foldTokens(word)].some(hasPrefix),
    wordsLike(word, mistakes) {
      const lengths = Array.from({ length: 2 * mistakes + 1 }, (_, index) => word.length - mistakes + index);
      return lengths
        .flatMap((length) => byLength.get(length) ?? [])
        .filter(
          (known) =>
            known[0] === word[0] ||
            known.at(-1) === word.at(-1) ||
            (known[0] === word[1] && known[1] === word[0]),
        );
    },
  };
}

/** Returns the current lexicon; reads it again when content has changed, or each time where changes aren't noticed. */
export const lexiconOf = (db: Database, changes: ContentChanges): (() => Promise<Lexicon>) =>
  untilContentChanges(changes, async () => {
    const [dictionary, rows] = await Promise.all([readDictionary(db), db.select().from(searchVocabulary)]);
    return createLexicon(
      dictionary,
      rows.map(({ word }) => word),
    );
  });
