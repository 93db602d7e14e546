import type { PurchaseMode } from '../../catalogue/purchase-mode';
import { BitReader, numberBits } from './bits';
import { type Check, checkedText, readCheckedText } from './checked-text';
import { choiceBits, type LineChoice, readChoices } from './line-choice';

/** Maximum number of lines of a handed-over basket. */
export const MAX_HANDOVER_LINES = 100;
/** Maximum length of a code, well below the URL limits of browsers. */
export const MAX_HANDOVER_LENGTH = 8000;
/** Lifetime of a code in days. */
export const HANDOVER_DAYS = 7;

/** A basket handed over from another site to the shop: choices only, no names or prices. */
export interface Handover {
  readonly kind: PurchaseMode;
  readonly choices: readonly LineChoice[];
}

/**
 * The result of reading a code. `expired`: created more than {@link HANDOVER_DAYS} days ago · `newer`: created by a
 * later version of the software · `damaged`: anything else, such as a truncated or edited URL.
 */
export type HandoverReading =
  | { readonly status: 'valid'; readonly handover: Handover }
  | { readonly status: 'expired' | 'newer' | 'damaged' };

const VERSION = 1;
const MAX_VERSION = 1_000_000;
/** Bits per group of a number; a date fits in one group. */
const groups = { version: 2, minutes: 26 } as const;
const MAX_MINUTES = 2 ** 40;
/** The largest prime below 36⁶: one in two billion random changes goes undetected. */
const check: Check = { modulus: 2_176_782_317n, length: 6 };

const MINUTE = 60_000;
const LIFETIME_MINUTES = HANDOVER_DAYS * 24 * 60;
/** Tolerated difference between the clocks of two devices. */
const CLOCK_TOLERANCE_MINUTES = 24 * 60;

/**
 * Encodes a basket in capital letters and digits, for the fragment of a URL. Undefined for an empty basket and for one
 * beyond {@link MAX_HANDOVER_LINES} or {@link MAX_HANDOVER_LENGTH}.
 * @param now milliseconds since 1970
 */
export function handoverCode({ kind, choices }: Handover, now: number): string | undefined {
  if (choices.length === 0 || choices.length > MAX_HANDOVER_LINES) return undefined;
  const bits = [
    numberBits(VERSION, groups.version),
    numberBits(Math.ceil(now / MINUTE) + LIFETIME_MINUTES, groups.minutes),
    kind === 'cart' ? '0' : '1',
    ...choices.map(choiceBits),
  ].join('');
  const code = checkedText(bits, check);
  return code.length <= MAX_HANDOVER_LENGTH ? code : undefined;
}

const isEachOnce = (choices: readonly LineChoice[]): boolean =>
  new Set(choices.map(({ item_id, customization }) => JSON.stringify([item_id, customization]))).size ===
  choices.length;

function readBits(reader: BitReader, now: number): HandoverReading {
  // Version and checksum have the same position in all versions, so that later ones can be recognised.
  const version = reader.number(groups.version, MAX_VERSION);
  if (version !== VERSION) return { status: version > VERSION ? 'newer' : 'damaged' };
  const minutesLeft = reader.number(groups.minutes, MAX_MINUTES) - now / MINUTE;
  const kind = reader.flag() ? 'price-box' : 'cart';
  const choices = readChoices(reader, MAX_HANDOVER_LINES);
  if (!isEachOnce(choices)) return { status: 'damaged' };
  if (minutesLeft <= 0) return { status: 'expired' };
  // Genuine codes never have a longer lifetime.
  if (minutesLeft > LIFETIME_MINUTES + CLOCK_TOLERANCE_MINUTES) return { status: 'damaged' };
  return { status: 'valid', handover: { kind, choices } };
}

/** Decodes a code of {@link handoverCode}, case-insensitively. Never throws. */
export function readHandoverCode(code: string, now: number): HandoverReading {
  const bits = readCheckedText(code, check, MAX_HANDOVER_LENGTH);
  if (bits === null) return { status: 'damaged' };
  try {
    return readBits(new BitReader(bits), now);
  } catch {
    return { status: 'damaged' };
  }
}
