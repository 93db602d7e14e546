const cellOf = (cell: string): string =>
  /[",;\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as CSV, with the mark by which Excel knows UTF-8. */
export const stringify = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\n')}\n`;
