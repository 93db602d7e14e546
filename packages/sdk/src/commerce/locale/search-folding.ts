import { toAsciiDigits } from '../../contract/digits';
import { INVISIBLE } from '../../contract/typed-text';

// After NFKD, hamza and madda are combining marks of their letter, so removing marks unifies أ إ آ ؤ ئ and accents.
const MARKS = /[\p{M}\u06e5\u06e6]/gu;
const UNSEEN = /[\p{Cf}\u0640]/gu;
const LONE_HAMZA = /\u0621/g;

const UNIFIED_LETTERS: Record<string, string> = {
  '\u0671': '\u0627', // ٱ → ا
  '\u0649': '\u064a', // ى → ي
  '\u06cc': '\u064a', // ی → ي
  '\u0629': '\u0647', // ة → ه
  '\u06a9': '\u0643', // ک → ك
};
const VARIANT_LETTERS = /[\u0671\u0649\u06cc\u0629\u06a9]/g;

/**
 * Normalises text for search; apply it to the query and the indexed text. Unifies alef and hamza forms, ى/ي, ة/ه,
 * tatweel, harakat, Persian letters, digits, letter case and Latin accents. All other characters separate words.
 *
 * @example foldSearch('أريكة') === foldSearch('اريكه')
 */
export const foldSearch = (text: string): string =>
  toAsciiDigits(text.replace(INVISIBLE, '').normalize('NFKD').toLowerCase())
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .replace(VARIANT_LETTERS, (letter) => UNIFIED_LETTERS[letter] ?? letter)
    .replace(LONE_HAMZA, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PREFIXES = /^(?:وال|بال|كال|فال|ال|لل)/u;
/** Shorter words may start with the letters of a prefix without having one. */
const SHORTEST_PREFIXED = 5;

/** Words of a folded text without the Arabic article and prefixes, so that «للمجلس» matches «مجلس». */
export const foldTokens = (text: string): string[] =>
  foldSearch(text)
    .split(' ')
    .map((word) => (word.length >= SHORTEST_PREFIXED ? word.replace(PREFIXES, '') : word))
    .filter((word) => word !== '');
