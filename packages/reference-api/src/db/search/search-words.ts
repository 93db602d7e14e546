import { foldSearch, foldTokens } from '@diwan/sdk/commerce';
import type { SearchWord, Weight } from '../schema/columns';

/** Longer words are truncated; PostgreSQL limits lexemes to 2 KB. */
const MAX_WORD_LENGTH = 64;

export const cutWord = (word: string): string => word.slice(0, MAX_WORD_LENGTH);

/**
 * A product's code and its parts, for visitors who type it with a space or dash: `NF1042`, `NF` and `1042`.
 */
export const codeWords = (code: string): string[] => [code, ...(code.match(/\p{L}+|\p{N}+/gu) ?? [])];

type Texts = readonly (string | null | undefined)[];

/** The folded words of a word as written, with and without the Arabic article. */
const folded = (word: string): string[] =>
  [...foldSearch(word).split(' '), ...foldTokens(word)].filter(Boolean).map(cutWord);

/**
 * Returns a function that finds the searchable words of a record, each with its highest weight. Folding takes most of an
 * import's time and products share most words, so it folds each word once.
 */
export function createSearchWords(): (texts: { name: Texts; keywords: Texts; text: Texts }) => SearchWord[] {
  const known = new Map<string, string[]>();
  const foldOnce = (word: string): string[] => {
    const words = known.get(word) ?? folded(word);
    known.set(word, words);
    return words;
  };
  return ({ name, keywords, text }) => {
    const weights = new Map<string, Weight>();
    const add = (texts: Texts, weight: Weight) => {
      for (const written of texts)
        for (const part of written?.split(/\s+/) ?? [])
          for (const word of foldOnce(part)) if (!weights.has(word)) weights.set(word, weight);
    };
    add(name, 'A');
    add(keywords, 'B');
    add(text, 'D');
    return [...weights].map(([word, weight]) => ({ word, weight }));
  };
}
