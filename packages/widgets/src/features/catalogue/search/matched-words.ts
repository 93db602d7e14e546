import { foldSearch, foldTokens } from '@diwan/sdk/commerce';

export interface Word {
  text: string;
  isMatch: boolean;
}

/** Splits a name into words and spaces, and marks the words that match the search. */
export function matchedWords(name: string, query: string): Word[] {
  const tokens = foldTokens(query);
  return name
    .split(/(\s+)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      isMatch: foldSearch(text) !== '' && tokens.some((token) => foldSearch(text).includes(token)),
    }));
}
