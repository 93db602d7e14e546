import { toAsciiDigits } from './digits';

/**
 * Characters that nobody sees and that come along when a text is copied: marks of direction, joiners, soft hyphens, and byte
 * order marks.
 */
export const INVISIBLE =
  /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;

/** Kashida and vowel marks, which decorate Arabic letters. */
const ARABIC_DECORATION = /[\u0640\u064b-\u0652\u0670]/g;
const DASHES = /[\p{Pd}\u2212]/gu;
/** The quotes, brackets and chat formatting that may surround a code. */
const OPENING = /[\p{Pi}\p{Pf}\p{Ps}"'`*]/u;
/** The same, and what ends a sentence. */
const CLOSING = /[\p{Pi}\p{Pf}\p{Pe}"'`*.,;:!?،؛؟۔。、]/u;

/**
 * What a person reads in a typed or pasted text: without invisible characters, with ASCII digits and letters for
 * full-width ones, plain spaces for all white space, and none around it.
 *
 * Callers check the length first. The result may be longer: one character can stand for several.
 * @example typedText('\u2066 ٠٥٠ １２３\u00a0') // '050 123'
 */
export const typedText = (text: string): string =>
  toAsciiDigits(text.replace(INVISIBLE, '').normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Variation_Selector}]/gu, '')
    .trim();

/** Joiners of two characters, as in Persian words and some emoji; at the edge of a word they do nothing. */
const JOINERS = /[\u200c\u200d]+/g;
const isInWord = (text: string, place: number): boolean => /\S/.test(text.charAt(place));
const isJoiner = (mark: string): boolean => mark === '\u200c' || mark === '\u200d';

/**
 * A text to be shown, without invisible characters, and with plain spaces. Unlike {@link typedText}, it keeps digits, letters
 * and line breaks as they were written.
 * @example shownText('\u200fطاولة\u00a0٢') // 'طاولة ٢'
 */
export const shownText = (text: string): string =>
  text
    .replace(INVISIBLE, (mark) => (isJoiner(mark) ? mark : ''))
    .replace(JOINERS, (joiners, place: number, whole: string) =>
      isInWord(whole, place - 1) && isInWord(whole, place + joiners.length) ? joiners : '',
    )
    .replace(/[^\S\n\r]/g, ' ')
    .trim();

/**
 * The code, slug or number of a shop that a visitor typed or pasted: {@link typedText} without spaces, with plain dashes,
 * and without marks around it, such as quotes or the full stop of a sentence. Letters keep their case.
 * @example typedCode('«welcome–10».') // 'welcome-10'
 */
export function typedCode(text: string): string {
  const code = typedText(text).replace(/ /g, '').replace(DASHES, '-').replace(ARABIC_DECORATION, '');
  let start = 0;
  let end = code.length;
  while (start < end && OPENING.test(code.charAt(start))) start += 1;
  while (end > start && CLOSING.test(code.charAt(end - 1))) end -= 1;
  return code.slice(start, end);
}
