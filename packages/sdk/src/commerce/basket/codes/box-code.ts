import { typedCode } from '../../../contract/typed-text';
import { BitReader, numberBits } from './bits';
import { type Check, checkedText, readCheckedText } from './checked-text';
import { choiceBits, type LineChoice, readChoices } from './line-choice';

/** Maximum number of lines; a larger QR code would be hard to scan from paper. */
export const MAX_BOX_CODE_LINES = 40;

const VERSION = 1;
const VERSION_GROUP = 2;
const MAX_LENGTH = 2000;
/** The largest prime below 36². Short, to save space on paper. */
const check: Check = { modulus: 1291n, length: 2 };

/**
 * Encodes a price box in capital letters and digits, short enough for a QR code on paper: twelve lines take about a
 * hundred characters. Undefined for an empty box and for more than {@link MAX_BOX_CODE_LINES} lines.
 */
export function boxCode(choices: readonly LineChoice[]): string | undefined {
  if (choices.length === 0 || choices.length > MAX_BOX_CODE_LINES) return undefined;
  return checkedText(numberBits(VERSION, VERSION_GROUP) + choices.map(choiceBits).join(''), check);
}

/** Decodes a code of {@link boxCode}, case-insensitively. Null for anything else, including codes with a typo. */
export function readBoxCode(code: string): readonly LineChoice[] | null {
  if (code.length > MAX_LENGTH) return null;
  const bits = readCheckedText(typedCode(code), check, MAX_LENGTH);
  if (bits === null) return null;
  const reader = new BitReader(bits);
  try {
    if (reader.number(VERSION_GROUP, VERSION) !== VERSION) return null;
    return readChoices(reader, MAX_BOX_CODE_LINES);
  } catch {
    return null;
  }
}
