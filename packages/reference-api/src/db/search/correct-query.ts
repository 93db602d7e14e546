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

const mistakesAllowed = (word: string): number =>
  /\p{N}/u.test(word) || word.length < MIN_CORRECTED_LENGTH ? 0 : word.length < TWO_MISTAKES_FROM ? 1 : 2;

const { word: column } = searchVocabulary;

async function isKnownPrefix(db: Database, { words }: Dictionary, word: string): Promise<boolean> {
  const prefixes = [...new Set([word, ...foldTokens(word)])];
  if ([...words].some((known) => prefixes.some((prefix) => known.startsWith(prefix)))) return true;
  // A range condition, which can use the index. No character of a folded word sorts after this code point.
  const inRange = prefixes.map(
    (prefix) => sql`(${column} >= ${prefix} and ${column} < ${`${prefix}\u{10ffff}`})`,
  );
  const found = await db
    .select({ word: column })
    .from(searchVocabulary)
    .where(sql.join(inRange, sql` or `))
    .limit(1);
  return found.length > 0;
}

/**
 * Known words of similar length with the same first or last letter, or the first two swapped. Typos rarely affect both
 * ends, and comparing all words of a large shop would be too slow.
 */
async function wordsLike(db: Database, word: string, mistakes: number): Promise<string[]> {
  const [first = '', second = ''] = word;
  const long = sql`char_length(${column}) between ${word.length - mistakes}::int and ${word.length + mistakes}::int`;
  // Each part can use an index.
  const rows = await db
    .select({ word: column })
    .from(searchVocabulary)
    .where(sql`
    (left(${column}, 1) = ${first} and ${long})
    or (right(${column}, 1) = ${word.at(-1) ?? ''} and ${long})
    or (left(${column}, 1) = ${second} and left(${column}, 2) = ${second + first} and ${long})`);
  return rows.map((row) => row.word);
}

/** The known word with the fewest typos, preferring the same first letter. */
async function nearestWord(db: Database, { words }: Dictionary, word: string): Promise<string | undefined> {
  const allowed = mistakesAllowed(word);
  if (allowed === 0) return undefined;
  const candidates = [...(await wordsLike(db, word, allowed)), ...words].map((known) => ({
    known,
    mistakes: editDistance(word, known),
    hasSameStart: known[0] === word[0],
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
 * Replaces unknown words in a query with the nearest known ones: «sofq» becomes «sofa». Queries without unknown words
 * are returned unchanged.
 */
export async function correctQuery(db: Database, dictionary: Dictionary, query: string): Promise<string> {
  const words = queryWords(query);
  const corrected = await Promise.all(
    words.map(async (word) =>
      (await isKnownPrefix(db, dictionary, word))
        ? word
        : ((await nearestWord(db, dictionary, word)) ?? word),
    ),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : query;
}
