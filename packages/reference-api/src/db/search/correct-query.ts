import { foldTokens } from '@diwan/sdk/commerce';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { searchVocabulary } from '../schema';
import type { Dictionary } from './dictionary';
import { editDistance } from './edit-distance';
import { queryWords } from './search-query';

/** Shorter words have too many neighbours within one typo. */
const MIN_CORRECTED_LENGTH = 3;
/** In shorter words, only a missing letter counts as a typo: «sfa» becomes «sofa», but «oat» doesn't become «oak». */
const ANY_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 7;
/** People mistype a word or two; texts of many unknown words are pasted, or hostile. */
const MAX_CORRECTED = 3;

const mistakesAllowed = (word: string): number =>
  /\p{N}/u.test(word) || word.length < MIN_CORRECTED_LENGTH ? 0 : word.length < TWO_MISTAKES_FROM ? 1 : 2;

const { word: column } = searchVocabulary;

/** The words that no known word starts with. */
async function unknownOf(db: Database, { words: known }: Dictionary, words: string[]): Promise<string[]> {
  const asked = words
    .map((word) => ({ word, prefixes: [...new Set([word, ...foldTokens(word)])] }))
    .filter(({ prefixes }) =>
      [...known].every((knownWord) => prefixes.every((prefix) => !knownWord.startsWith(prefix))),
    );
  if (asked.length === 0) return [];
  const rows = asked.flatMap(({ word, prefixes }) => prefixes.map((prefix) => sql`(${word}, ${prefix})`));
  // A range condition, which can use the index. No character of a folded word sorts after this code point.
  const found = await db
    .select({ word: sql<string>`asked.word` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as asked (word, prefix)`)
    .where(
      sql`exists (select from ${searchVocabulary} where ${column} >= asked.prefix and ${column} < asked.prefix || ${'\u{10ffff}'})`,
    );
  const started = new Set(found.map(({ word }) => word));
  return asked.map(({ word }) => word).filter((word) => !started.has(word));
}

/**
 * Known words of similar length with the same first or last letter, or the first two swapped. Typos rarely affect both
 * ends, and comparing all words of a large shop would be too slow.
 */
async function wordsLike(db: Database, words: readonly string[]): Promise<string[]> {
  const isLike = words.map((word) => {
    const [first = '', second = ''] = word;
    const mistakes = mistakesAllowed(word);
    const long = sql`char_length(${column}) between ${word.length - mistakes}::int and ${word.length + mistakes}::int`;
    // Each part can use an index.
    return sql`(left(${column}, 1) = ${first} and ${long})
    or (right(${column}, 1) = ${word.at(-1) ?? ''} and ${long})
    or (left(${column}, 1) = ${second} and left(${column}, 2) = ${second + first} and ${long})`;
  });
  const rows = await db.select({ word: column }).from(searchVocabulary).where(sql.join(isLike, sql` or `));
  return rows.map((row) => row.word);
}

/** The known word with the fewest typos, preferring the same first letter. */
function nearestWord(known: readonly string[], word: string): string | undefined {
  const allowed = mistakesAllowed(word);
  const candidates = known
    .filter((one) => Math.abs(one.length - word.length) <= allowed)
    .map((one) => ({
      known: one,
      mistakes: editDistance(word, one),
      hasSameStart: one[0] === word[0],
    }));
  return candidates
    .filter(
      ({ known, mistakes, hasSameStart }) =>
        mistakes <= allowed &&
        (word.length >= ANY_MISTAKE_FROM || (hasSameStart && known.length > word.length)),
    )
    .sort(
      (a, b) =>
        a.mistakes - b.mistakes ||
        Number(b.hasSameStart) - Number(a.hasSameStart) ||
        (a.known < b.known ? -1 : 1),
    )[0]?.known;
}

/**
 * Replaces unknown words in a query, at most three, with the nearest known ones: «sofq» becomes «sofa». Other queries are
 * returned unchanged. Takes two statements, however many words there are.
 */
export async function correctQuery(db: Database, dictionary: Dictionary, query: string): Promise<string> {
  const words = queryWords(query);
  const unknown = await unknownOf(
    db,
    dictionary,
    words.filter((word) => mistakesAllowed(word) > 0),
  );
  const asked = unknown.slice(0, MAX_CORRECTED);
  if (asked.length === 0) return query;
  const known = [...(await wordsLike(db, asked)), ...dictionary.words];
  const corrected = words.map((word) => (asked.includes(word) ? nearestWord(known, word) : word) ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : query;
}
