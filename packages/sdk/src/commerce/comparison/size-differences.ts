/** How one length relates to the largest of those it is compared with. */
export interface SizeDifference {
  /** Its share of the largest: more than 0, at most 1. */
  readonly share: number;
  /** How much less than the largest, in the unit of the lengths; 0 for the largest itself. */
  readonly less: number;
}

/**
 * The differences between lengths in one unit; null for unknown lengths, and for all where nothing differs: equal ones, or
 * a single one.
 * @example sizeDifferences([228, 235]) // [{ share: 0.97, less: 7 }, { share: 1, less: 0 }]
 */
export function sizeDifferences(lengths: readonly (number | null)[]): (SizeDifference | null)[] {
  const known = new Set(lengths.filter((length) => length !== null));
  const largest = Math.max(...known);
  return lengths.map((length) =>
    length === null || known.size < 2
      ? null
      : { share: length / largest, less: Math.round((largest - length) * 100) / 100 },
  );
}
