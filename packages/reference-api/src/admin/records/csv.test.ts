import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv';

/**
 * Parses cells like a spreadsheet with this `separator`: a quote counts only at the start of a cell, and text after the
 * closing one belongs to the cell.
 */
function spreadsheetCells(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isStart = true;
  let isQuoted = false;
  const text = csv.replace(/^\ufeff/, '');
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (isStart && character === '"') {
      isQuoted = true;
      isStart = false;
    } else if (character === separator || character === '\r' || character === '\n') {
      cells.push(cell);
      cell = '';
      isStart = true;
    } else {
      cell += character;
      isStart = false;
    }
  }
  return [...cells, cell];
}

/** Ignores characters that spreadsheets drop at the start of a cell. */
const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell);

const SEPARATORS = [',', ';', '\t'];

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['=', '+', '-', '@', '＝', '＋', '－', '＠', ';', '\t', '\r', '\n', ',', '"', "'", ' '],
        ...['\u200b', '\u200f', '\u202e', '\ufeff', '\u00a0', '\0'],
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('csvText', () => {
  it.each(SEPARATORS)('contains no formula for a spreadsheet with separator %j', (separator) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 3 }), (rows) => {
        const csv = csvText(
          ['id', 'name', 'notes', 'more'],
          rows.map((row) => [1, ...row]),
        );
        expect(spreadsheetCells(csv, separator).filter(isFormula)).toEqual([]);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
    );
  });

  it.each([
    ['Ali;=1+1;x', `"Ali;'=1+1;x"`],
    ['a\n\u200f=1', `"a\n\u200f'=1"`],
    ['a;"=1"', `"a;""'=1"""`],
    ['＝1', `"'＝1"`],
    ['5-3=2', '5-3=2'],
    ['سارة - الرياض', 'سارة - الرياض'],
  ])('writes %j as %j', (name, cell) => {
    expect(csvText(['name'], [[name]])).toBe(`\ufeffname\r\n${cell}\r\n`);
  });
});
