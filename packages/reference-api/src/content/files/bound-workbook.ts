/** Several times the largest workbooks of makers, as they are unpacked. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_ROWS = 100_000;
const MAX_CELLS = 2_000_000;
/** Excel's own limit, of characters that can take six each in XML. */
const MAX_CELL_LENGTH = 32_767;

/** Formatted cells and rows without a value, which reach down to the end of many sheets. */
const EMPTY_CELL = /<(?:\w+:)?c\b[^<>]*(?:\/>|>\s*<\/(?:\w+:)?c>)/g;
const EMPTY_ROW = /<(?:\w+:)?row\b[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g;
const CELL_OR_ROW = /<(?:\w+:)?(c|row)\b(?:[^<>]*?\sr=["']([^"'<>]*))?/g;
const PLACE = /^([A-Z]{0,3})(\d{1,7})$/;
const TEXT = /<(?:\w+:)?[tv]\b[^<>]*>([^<]*)/g;

/** The reader takes a cell with an error such as `#REF!` for an empty one, which would keep a product's former value. */
const ERROR_CELL = /(<(?:\w+:)?c\b[^<>]*\st=["'])e(["'])/g;

/** A row without a number counts for the place of those below it. */
const withoutNumbered = (row: string): string => (/\sr=/.test(row) ? '' : row);

/** The message continues a sentence that begins with the file's name. */
export class WorkbookTooLarge extends Error {}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** @throws {WorkbookTooLarge} which names the cell that a sheet needn't have */
function checkPlaces(sheet: string): void {
  let [rows, lastRow, columns] = [0, 0, 0];
  for (const [, tag, place = ''] of sheet.matchAll(CELL_OR_ROW)) {
    if (tag === 'row') rows += 1;
    const [, letters = '', digits] = PLACE.exec(place) ?? [];
    if (place !== '' && digits === undefined) throw new Error(`no place of a cell: ${place}`);
    lastRow = Math.max(lastRow, rows, Number(digits ?? 0));
    columns = Math.max(columns, columnNumber(letters));
    if (lastRow > MAX_ROWS || lastRow * columns > MAX_CELLS)
      throw new WorkbookTooLarge(
        `has something in ${letters === '' ? `row ${digits ?? rows}` : `cell ${place}`}, too far from the first cell. Delete the rows or columns that aren't needed, and save it again.`,
      );
  }
}

/**
 * The parts of a workbook that are read, without its empty cells and with errors as texts, if reading them takes reasonable time and memory. A small
 * file can unpack to gigabytes, and a single cell can stand at the end of a million rows.
 * @throws {WorkbookTooLarge}
 */
export async function boundWorkbook(bytes: Uint8Array): Promise<Buffer> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED_BYTES)
        throw new WorkbookTooLarge(
          'is larger than 100 MB when it is unpacked. Divide it into several files.',
        );
      return true;
    },
  });
  for (const [name, file] of Object.entries(files)) {
    const content = strFromU8(file)
      .replace(EMPTY_CELL, '')
      .replace(EMPTY_ROW, withoutNumbered)
      .replace(ERROR_CELL, '$1str$2');
    for (const [, text = ''] of content.matchAll(TEXT))
      if (text.length > 6 * MAX_CELL_LENGTH)
        throw new WorkbookTooLarge(
          `has a cell of more than ${MAX_CELL_LENGTH} characters, which begins with "${text.slice(0, 40)}".`,
        );
    checkPlaces(content);
    files[name] = strToU8(content);
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}
