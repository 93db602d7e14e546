import type { QuoteRequest } from '../../contract';
import { MAX_QUANTITY } from '../validation/quantity';

/** What is asked for of one product: no names and no prices, those are the shop's. */
export type BoxChoice = NonNullable<QuoteRequest['details']>[number];

/** Most lines a code holds; a QR code of more could hardly be scanned from paper. */
export const MAX_BOX_CODE_LINES = 40;

const VERSION = 1;
const MAX_ID = 2_147_483_647;
const MAX_FABRICS = 50;
const MAX_WIDTH = 10_000;
/** A prime below 36²: two characters of checksum. */
const CHECK_MODULUS = 1291n;
const CHECK_LENGTH = 2;

/** Bits per group of a number; after each group one bit says whether another follows. */
const groups = { version: 2, id: 6, quantity: 2, count: 1, choice: 5, width: 8 } as const;

/** A number as bits, lowest group first: small numbers, the usual ones, take one group. */
function numberBits(value: number, group: number): string {
  let bits = '';
  for (let rest = value; ; rest = Math.floor(rest / 2 ** group)) {
    const hasMore = rest >= 2 ** group;
    bits += (rest % 2 ** group).toString(2).padStart(group, '0') + (hasMore ? '1' : '0');
    if (!hasMore) return bits;
  }
}

function choiceBits({ item_id, quantity, customization }: BoxChoice): string {
  const base = numberBits(item_id, groups.id) + numberBits(quantity - 1, groups.quantity);
  if (!customization) return `${base}0`;
  const { color_id = 0, fabric_ids = [], width = 0 } = customization;
  return [
    `${base}1`,
    numberBits(color_id, groups.choice),
    numberBits(fabric_ids.length, groups.count),
    ...fabric_ids.map((id) => numberBits(id, groups.choice)),
    numberBits(Math.round(width), groups.width),
  ].join('');
}

const checkOf = (value: bigint): string =>
  (value % CHECK_MODULUS).toString(36).padStart(CHECK_LENGTH, '0').toUpperCase();

/**
 * A price box in capital letters and digits, short enough for a QR code on paper: twelve lines take some hundred
 * characters. Undefined for an empty box and for one of more than {@link MAX_BOX_CODE_LINES} lines.
 */
export function boxCode(choices: readonly BoxChoice[]): string | undefined {
  if (choices.length === 0 || choices.length > MAX_BOX_CODE_LINES) return undefined;
  const bits = numberBits(VERSION, groups.version) + choices.map(choiceBits).join('');
  // The leading 1 keeps the zeros after it.
  const value = BigInt(`0b1${bits}`);
  return value.toString(36).toUpperCase() + checkOf(value);
}

/** Reads numbers from bits. @throws RangeError at the end of the bits and for a number above its limit */
class BitReader {
  #position = 0;
  constructor(private readonly bits: string) {}

  get isAtEnd(): boolean {
    return this.#position === this.bits.length;
  }

  flag(): boolean {
    return this.#take(1) === '1';
  }

  number(group: number, limit: number): number {
    let value = 0;
    for (let factor = 1; ; factor *= 2 ** group) {
      value += factor * Number.parseInt(this.#take(group), 2);
      if (value > limit) throw new RangeError('Too large a number.');
      if (!this.flag()) return value;
    }
  }

  #take(length: number): string {
    const taken = this.bits.slice(this.#position, this.#position + length);
    if (taken.length < length) throw new RangeError('The code ends too early.');
    this.#position += length;
    return taken;
  }
}

function readChoice(reader: BitReader): BoxChoice {
  const item_id = reader.number(groups.id, MAX_ID);
  const quantity = reader.number(groups.quantity, MAX_QUANTITY - 1) + 1;
  if (item_id === 0) throw new RangeError('No product has this id.');
  if (!reader.flag()) return { item_id, quantity, customization: null };
  const color_id = reader.number(groups.choice, MAX_ID);
  const fabricCount = reader.number(groups.count, MAX_FABRICS);
  const fabric_ids = Array.from({ length: fabricCount }, () => reader.number(groups.choice, MAX_ID));
  const width = reader.number(groups.width, MAX_WIDTH);
  return {
    item_id,
    quantity,
    customization: {
      ...(color_id > 0 && { color_id }),
      ...(fabric_ids.length > 0 && { fabric_ids }),
      ...(width > 0 && { width }),
    },
  };
}

/** The number written in base 36. */
const readBase36 = (text: string): bigint =>
  [...text].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n);

/** What a code of {@link boxCode} holds, in either case; null for anything else, a code with a typing error included. */
export function readBoxCode(code: string): readonly BoxChoice[] | null {
  if (!/^[0-9A-Z]{4,2000}$/i.test(code)) return null;
  const value = readBase36(code.slice(0, -CHECK_LENGTH));
  if (checkOf(value) !== code.slice(-CHECK_LENGTH).toUpperCase()) return null;
  const reader = new BitReader(value.toString(2).slice(1));
  try {
    if (reader.number(groups.version, VERSION) !== VERSION) return null;
    const choices: BoxChoice[] = [];
    while (!reader.isAtEnd && choices.length < MAX_BOX_CODE_LINES) choices.push(readChoice(reader));
    return reader.isAtEnd && choices.length > 0 ? choices : null;
  } catch {
    return null;
  }
}
