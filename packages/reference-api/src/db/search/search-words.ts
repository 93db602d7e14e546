import { foldSearch, foldTokens } from '@diwan/sdk/commerce';

/** Longer words are truncated; PostgreSQL limits lexemes to 2 KB. */
const MAX_WORD_LENGTH = 64;

export const cutWord = (word: string): string => word.slice(0, MAX_WORD_LENGTH);

/** Where a word occurs: in the name, in keywords and categories, or only in other texts. */
export type Weight = 'A' | 'B' | 'D';

/** A searchable word of a record. */
export interface SearchWord {
  readonly word: string;
  readonly weight: Weight;
}

/**
 * A product's code and its parts, for visitors who type it with a space or dash: `NF1042`, `NF` and `1042`.
 */
export const codeWords = (code: string): string[] => [code, ...(code.match(/\p{L}+|\p{N}+/gu) ?? [])];

type Texts = readonly (string | null | undefined)[];

/** Folded words of texts, with and without the Arabic article. */
const foldedWords = (texts: Texts): string[] => {
  const text = texts.filter(Boolean).join(' ');
  return [...foldSearch(text).split(' '), ...foldTokens(text)].filter(Boolean).map(cutWord);
};

/** The searchable words of a record, each with its highest weight. */
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
