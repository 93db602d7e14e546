/**
 * Characters that start a formula in spreadsheets, to prevent CSV injection: at the start of a cell, and after any
 * character a spreadsheet may split at, because one that separates by `;` or tabs ignores quotes in the middle of its
 * cells. Leading spaces, quotes and invisible characters are skipped, because spreadsheets drop them.
 */
const FORMULA = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"]*)[=+\-@＝＋－＠﹦﹢﹣﹫−]/gu;

type Cell = string | number | null;

function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const inert = text.replace(FORMULA, "'$&");
  return /[",;\t\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * Formats rows as CSV for spreadsheets: with a UTF-8 byte order mark, so that Arabic is readable, CRLF line ends (RFC
 * 4180), and no text that could run as a formula, whichever separator the spreadsheet expects.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
