import type { TranslationTree } from '../foundation/i18n';

const accented: Readonly<Record<string, string>> = {
  a: 'àà',
  e: 'éé',
  i: 'îî',
  o: 'öö',
  u: 'ûû',
  A: 'ÀÀ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÖÖ',
  U: 'ÛÛ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
};

/** Parameters, references to other texts and tags are kept. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<.*?>)/;

/**
 * Pseudo-localises a text: a third longer, accented and in brackets. This reveals truncated, cramped or hard-coded text
 * while staying readable.
 */
export function pseudoText(text: string): string {
  const parts = text.split(kept).map((part, index) =>
    // `split` puts matches at odd indexes.
    index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter),
  );
  return `[${parts.join('')}]`;
}

/** All texts of a namespace. */
export const pseudoTexts = (texts: TranslationTree): TranslationTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoTexts(text),
    ]),
  );
