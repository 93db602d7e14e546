import { foldSearch, foldTokens } from '@diwan/sdk/commerce';
import { type Column, type SQL, sql } from 'drizzle-orm';

/** Longer words are cut; PostgreSQL refuses lexemes of more than 2 KB. */
const MAX_WORD_LENGTH = 64;
/** Further words of a query narrow nothing a visitor would notice. */
const MAX_QUERY_WORDS = 12;

const cut = (word: string): string => word.slice(0, MAX_WORD_LENGTH);

/** The words a record is found by: folded, with and without the Arabic article. */
export function searchWordsOf(texts: readonly (string | null | undefined)[]): string[] {
  const text = texts.filter(Boolean).join(' ');
  return [...new Set([...foldSearch(text).split(' '), ...foldTokens(text)].filter(Boolean).map(cut))];
}

/**
 * Condition that every word of a visitor's query begins a word of the record, in any order. Undefined for an empty
 * query; a query without letters or digits finds nothing.
 */
export function searchCondition(words: Column, query: string | undefined): SQL | undefined {
  if (!query?.trim()) return undefined;
  const folded = foldSearch(query).split(' ').filter(Boolean).slice(0, MAX_QUERY_WORDS).map(cut);
  if (folded.length === 0) return sql`false`;
  const tsquery = folded
    .map((word) => `(${[...new Set([word, ...foldTokens(word)])].map((form) => `'${form}':*`).join(' | ')})`)
    .join(' & ');
  return sql`${words} @@ ${tsquery}::tsquery`;
}
