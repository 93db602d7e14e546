/** How many letters have to be inserted, removed or replaced to get from one word to another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that was probably meant; undefined when none is close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((known) => ({ known, letters: distance(name.toLowerCase(), known) }))
    .filter(({ known, letters }) => letters <= Math.max(2, known.length / 3))
    .sort((one, other) => one.letters - other.letters);
  return nearest?.known;
}
