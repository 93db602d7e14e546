import { editDistance } from './edit-distance';
import type { Lexicon } from './lexicon';
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

/** The known word with the fewest typos, preferring the same first letter. */
function nearestWord(lexicon: Lexicon, word: string): string | undefined {
  const allowed = mistakesAllowed(word);
  const candidates = lexicon.wordsLike(word, allowed).map((known) => ({
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
 * Replaces unknown words in a query, at most three, with the nearest known ones: «sofq» becomes «sofa». Other queries are
 * returned unchanged.
 */
export function correctQuery(lexicon: Lexicon, query: string): string {
  const words = queryWords(query);
  const asked = words
    .filter((word) => mistakesAllowed(word) > 0 && !lexicon.isKnown(word))
    .slice(0, MAX_CORRECTED);
  const corrected = words.map((word) => (asked.includes(word) ? nearestWord(lexicon, word) : word) ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : query;
}
