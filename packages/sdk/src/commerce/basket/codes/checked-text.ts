/** A checksum: the remainder modulo a prime, in the last `length` characters. */
export interface Check {
  /** A prime, so that any changed character and any two swapped neighbours are detected. */
  readonly modulus: bigint;
  readonly length: number;
}

const remainder = (value: bigint, { modulus, length }: Check): string =>
  (value % modulus).toString(36).padStart(length, '0').toUpperCase();

/** Encodes bits as capital letters and digits, followed by a checksum. */
export function checkedText(bits: string, check: Check): string {
  // The leading 1 preserves leading zeros.
  const value = BigInt(`0b1${bits}`);
  return value.toString(36).toUpperCase() + remainder(value, check);
}

/** Parses a base-36 number. */
const readBase36 = (text: string): bigint => {
  let value = 0n;
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value;
};

/**
 * Decodes a text of {@link checkedText}, case-insensitively. Null for invalid texts and for those longer than
 * `maxLength`.
 */
export function readCheckedText(text: string, check: Check, maxLength: number): string | null {
  if (text.length <= check.length || text.length > maxLength || !/^[1-9A-Z][0-9A-Z]*$/i.test(text))
    return null;
  const value = readBase36(text.slice(0, -check.length));
  return remainder(value, check) === text.slice(-check.length).toUpperCase()
    ? value.toString(2).slice(1)
    : null;
}
