/** How many letters have to be inserted, removed, replaced or swapped with the next to get from one word to another. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row, column - 1) + 1,
          at(row - 1, column) + 1,
          at(row - 1, column - 1) + Number(from[row - 1] !== to[column - 1]),
          isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

/** The name that was probably meant; undefined when none is close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((known) => ({ known, letters: distance(name, known) }))
    .filter(({ known, letters }) => letters <= Math.max(2, known.length / 3))
    .sort((one, other) => one.letters - other.letters);
  return nearest?.known;
}
