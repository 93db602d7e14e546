/** What spreadsheets take for the beginning of a formula, which a visitor's text must never become. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | null;

function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * Rows as CSV that spreadsheets open by double click: a byte order mark says that it is UTF-8, so that Arabic is readable,
 * lines end in CRLF (RFC 4180), and no text can run as a formula.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
