/** A cell whose quotes are wrong. */
export interface UnclosedQuote {
  /** 1-based line where the cell's first quote is. */
  line: number;
  /** Offset of the row that contains the cell. */
  rowStart: number;
}

/**
 * The first cell that begins with a quote and isn't closed by one before the next separator, or that has a quote in the
 * middle. Parsers only report the line where they notice, often the last one.
 */
export function unclosedQuote(csv: string, delimiter: string): UnclosedQuote | undefined {
  const quoted = /^[^\S\r\n]*"(?:[^"]|"")*"[^\S\r\n]*$/;
  let line = 1;
  let rowStart = 0;
  let cellStart = 0;
  let cellLine = 1;
  let isInside = false;
  for (let at = 0; at <= csv.length; at += 1) {
    const character = csv[at];
    if (character === '"') isInside = !isInside;
    const isEnd = character === undefined || character === '\n';
    if ((isEnd && !isInside) || character === undefined || (character === delimiter && !isInside)) {
      const cell = csv.slice(cellStart, at).replace(/^\uFEFF/, '');
      if (cell.includes('"') && !quoted.test(cell)) return { line: cellLine, rowStart };
    }
    if (character === '\n') line += 1;
    if (isInside || (character !== delimiter && character !== '\n')) continue;
    cellStart = at + 1;
    cellLine = line;
    if (character === '\n') rowStart = at + 1;
  }
  return undefined;
}
