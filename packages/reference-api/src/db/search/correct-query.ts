import { foldTokens } from '@diwan/sdk/commerce';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { searchVocabulary } from '../schema';
import { editDistance } from './edit-distance';
import { queryWords, synonymWords } from './search-query';

/** Too many words lie within one mistake of a shorter one. */
const SHORTEST_CORRECTED = 4;
const TWO_MISTAKES_FROM = 7;

const mistakesAllowed = (word: string): number =>
  /\p{N}/u.test(word) || word.length < SHORTEST_CORRECTED ? 0 : word.length < TWO_MISTAKES_FROM ? 1 : 2;

const { word: column } = searchVocabulary;

async function beginsKnownWord(db: Database, word: string): Promise<boolean> {
  const beginnings = [...new Set([word, ...foldTokens(word)])];
  if ([...synonymWords].some((known) => beginnings.some((beginning) => known.startsWith(beginning))))
    return true;
  // As a range, so that the index answers. Nothing in a folded word sorts after this code point.
  const inRange = beginnings.map(
    (beginning) => sql`(${column} >= ${beginning} and ${column} < ${`${beginning}\u{10ffff}`})`,
  );
  const found = await db
    .select({ word: column })
    .from(searchVocabulary)
    .where(sql.join(inRange, sql` or `))
    .limit(1);
  return found.length > 0;
}

/**
 * Known words about as long as one, with its first or its last letter, or with its first two swapped: who mistypes a word
 * rarely misses both ends, and the others would be most of a large shop's words.
 */
async function wordsLike(db: Database, word: string, mistakes: number): Promise<string[]> {
  const [first = '', second = ''] = word;
  const long = sql`char_length(${column}) between ${word.length - mistakes}::int and ${word.length + mistakes}::int`;
  // Each part by itself, so that an index answers it.
  const rows = await db
    .select({ word: column })
    .from(searchVocabulary)
    .where(sql`
    (left(${column}, 1) = ${first} and ${long})
    or (right(${column}, 1) = ${word.at(-1) ?? ''} and ${long})
    or (left(${column}, 1) = ${second} and left(${column}, 2) = ${second + first} and ${long})`);
  return rows.map((row) => row.word);
}

/** The known word with the fewest mistakes; of several, one that begins alike. */
async function nearestWord(db: Database, word: string): Promise<string | undefined> {
  const allowed = mistakesAllowed(word);
  if (allowed === 0) return undefined;
  const candidates = [...(await wordsLike(db, word, allowed)), ...synonymWords].map((known) => ({
    known,
    mistakes: editDistance(word, known),
    beginsAlike: known[0] === word[0],
  }));
  return candidates
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort(
      (a, b) =>
        a.mistakes - b.mistakes ||
        Number(b.beginsAlike) - Number(a.beginsAlike) ||
        (a.known < b.known ? -1 : 1),
    )[0]?.known;
}

/**
 * A visitor's query with the words no record has replaced by those nearest to them: «sofq» becomes «sofa». A query
 * whose words are all known stays as it is.
 */
export async function correctQuery(db: Database, query: string | undefined): Promise<string | undefined> {
  if (!query?.trim()) return query;
  const words = queryWords(query);
  const corrected = await Promise.all(
    words.map(async (word) =>
      (await beginsKnownWord(db, word)) ? word : ((await nearestWord(db, word)) ?? word),
    ),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : query;
}
