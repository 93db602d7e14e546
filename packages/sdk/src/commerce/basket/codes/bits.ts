/**
 * Encodes a number as groups of bits, lowest first, each followed by a continuation bit, so that small numbers take one
 * group.
 */
export function numberBits(value: number, group: number): string {
  let bits = '';
  for (let rest = value; ; rest = Math.floor(rest / 2 ** group)) {
    const hasMore = rest >= 2 ** group;
    bits += (rest % 2 ** group).toString(2).padStart(group, '0') + (hasMore ? '1' : '0');
    if (!hasMore) return bits;
  }
}

/** Reads numbers from bits. @throws RangeError at the end of the bits, and for numbers above their limit */
export class BitReader {
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
      if (value > limit) throw new RangeError('The number is too large.');
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
