/** How a text finds out that it was damaged: the remainder by a prime, in `length` characters at its end. */
export interface Check {
  /** A prime, so that no single character and no two neighbours can change places unnoticed. */
  readonly modulus: bigint;
  readonly length: number;
}

const remainder = (value: bigint, { modulus, length }: Check): string =>
  (value % modulus).toString(36).padStart(length, '0').toUpperCase();

/** Bits in capital letters and digits, with a check at the end. */
export function checkedText(bits: string, check: Check): string {
  // The leading 1 keeps the zeros after it.
  const value = BigInt(`0b1${bits}`);
  return value.toString(36).toUpperCase() + remainder(value, check);
}

/** The number written in base 36. */
const readBase36 = (text: string): bigint =>
  [...text].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n);

/** The bits of a text of {@link checkedText}, in either case; null for any other text and for one longer than `maxLength`. */
export function readCheckedText(text: string, check: Check, maxLength: number): string | null {
  if (text.length <= check.length || text.length > maxLength || !/^[1-9A-Z][0-9A-Z]*$/i.test(text))
    return null;
  const value = readBase36(text.slice(0, -check.length));
  return remainder(value, check) === text.slice(-check.length).toUpperCase()
    ? value.toString(2).slice(1)
    : null;
}
