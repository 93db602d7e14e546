/** Characters that start a formula in spreadsheets. */
const FORMULA = /[=+\-@＝＋－＠﹦﹢﹣﹫−]/;
/** Separators, quotes, spaces and invisible characters, and the visible character after them, if any. */
const WORD_START = /([;\s\p{Cc}\p{Cf}"]*)([^;\s\p{Cc}\p{Cf}"]|$)/gu;

/**
 * Puts an apostrophe before what could run as a formula (CSV injection): at the start of a cell, and after any character
 * a spreadsheet may split at, because one that separates by `;` or tabs ignores quotes in the middle of its cells.
 * Spaces, quotes and invisible characters between are skipped, because spreadsheets drop them.
 */
const withoutFormulas = (text: string): string =>
  text.replace(WORD_START, (start, before: string, first: string, offset: number) =>
    FORMULA.test(first) && (offset === 0 || /[;\t\r\n]/.test(before)) ? `${before}'${first}` : start,
  );

type Cell = string | number | null;

function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const inert = withoutFormulas(text);
  return /[",;\t\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * Formats rows as CSV for spreadsheets: with a UTF-8 byte order mark, so that Arabic is readable, CRLF line ends (RFC
 * 4180), and no text that could run as a formula, whichever separator the spreadsheet expects.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
