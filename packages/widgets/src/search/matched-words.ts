import { foldSearch, foldTokens } from '@diwan/sdk/commerce';

export interface Word {
  text: string;
  isMatch: boolean;
}

/** A name in its words and the spaces between them, telling which words a search has found. */
export function matchedWords(name: string, query: string): Word[] {
  const sought = foldTokens(query);
  return name
    .split(/(\s+)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      isMatch: foldSearch(text) !== '' && sought.some((token) => foldSearch(text).includes(token)),
    }));
}
