import { foldSearch, foldTokens } from '@diwan/sdk/commerce';

/** Longer words are cut; PostgreSQL refuses lexemes of more than 2 KB. */
const MAX_WORD_LENGTH = 64;

export const cutWord = (word: string): string => word.slice(0, MAX_WORD_LENGTH);

/** Where a word stands: in the name, among keywords and categories, or only in other texts. */
export type Weight = 'A' | 'B' | 'D';

/** A word a record is found by. */
export interface SearchWord {
  readonly word: string;
  readonly weight: Weight;
}

/**
 * A product's code and its parts, for visitors who write it with a blank or a dash: `NF1042`, `NF` and `1042`.
 */
export const codeWords = (code: string): string[] => [code, ...(code.match(/\p{L}+|\p{N}+/gu) ?? [])];

type Texts = readonly (string | null | undefined)[];

/** Folded words of texts, with and without the Arabic article. */
const foldedWords = (texts: Texts): string[] => {
  const text = texts.filter(Boolean).join(' ');
  return [...foldSearch(text).split(' '), ...foldTokens(text)].filter(Boolean).map(cutWord);
};

/** The words a record is found by, each with the greatest weight it has. */
export function searchWordsOf({
  name,
  keywords,
  text,
}: {
  name: Texts;
  keywords: Texts;
  text: Texts;
}): SearchWord[] {
  const weights = new Map<string, Weight>();
  const add = (texts: Texts, weight: Weight) => {
    for (const word of foldedWords(texts)) if (!weights.has(word)) weights.set(word, weight);
  };
  add(name, 'A');
  add(keywords, 'B');
  add(text, 'D');
  return [...weights].map(([word, weight]) => ({ word, weight }));
}
