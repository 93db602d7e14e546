/**
 * What spreadsheets take for the beginning of a formula, which a visitor's text must never become: at the start of a
 * cell, and after anything a spreadsheet may split the text at. One that separates cells by `;` or tabs doesn't honour
 * the quotes around a cell in the middle of a line. Spaces, quotes and invisible marks in front are looked through,
 * because spreadsheets drop them.
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
 * Rows as CSV that spreadsheets open by double click: a byte order mark says that it is UTF-8, so that Arabic is readable,
 * lines end in CRLF (RFC 4180), and no text can run as a formula, whichever separator the spreadsheet expects.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
