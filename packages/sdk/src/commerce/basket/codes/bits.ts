/** Numbers as bits in groups, lowest first, each followed by a bit that says whether another comes: small numbers, the usual ones, take one group. */
export function numberBits(value: number, group: number): string {
  let bits = '';
  for (let rest = value; ; rest = Math.floor(rest / 2 ** group)) {
    const hasMore = rest >= 2 ** group;
    bits += (rest % 2 ** group).toString(2).padStart(group, '0') + (hasMore ? '1' : '0');
    if (!hasMore) return bits;
  }
}

/** Reads numbers from bits. @throws RangeError at the end of the bits and for a number above its limit */
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
