import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { boundWorkbook, WorkbookTooLarge } from './bound-workbook';

const HOW =
  'Save it as UTF-8 and import it again; in Excel, choose the file type "CSV UTF-8", elsewhere the encoding UTF-8.';

const MAX_TEXT_LENGTH = 50_000_000;

/** What a file says, and what is needed to write it again as it was. */
export interface FileReading {
  /** With its byte order mark. For a workbook, its sheet as CSV. */
  text: string;
  /** The bytes in base64, if they aren't the text in UTF-8. */
  original?: string;
  isWorkbook?: boolean;
  /** How it was read, where that isn't as usual. */
  note?: string;
}

/** The file of `products.xlsx#Sheet`, and the sheet. */
export function sheetOf(place: string): { file: string; sheet?: string | undefined } {
  if (existsSync(place)) return { file: place };
  const end = place.search(/\.xls[xm]#./i) + '.xlsx'.length;
  return end < '.xlsx'.length ? { file: place } : { file: place.slice(0, end), sheet: place.slice(end + 1) };
}

const startsWith = (bytes: Buffer, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Text in UTF-16 begins with a byte order mark, or has a zero byte for every Latin letter. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const zero = bytes.indexOf(0);
  if (zero === -1) return undefined;
  return zero % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

/** Vowel marks without a letter, and Arabic letters beside Latin ones, which another encoding leaves. */
const WRONG_ENCODING =
  /(?<![\p{Script=Arabic}\p{M}])[\u064b-\u0652]|\p{Script=Arabic}[\u00c0-\u017f]|[\u00c0-\u017f]\p{Script=Arabic}/u;

/** The sheet of a workbook as CSV, one record for each of its rows. */
async function readWorkbook(bytes: Buffer, sheet: string | undefined): Promise<string> {
  const { default: readXlsx } = await import('read-excel-file/node');
  const parseNumber = (digits: string) => String(Number(Number(digits).toPrecision(15)));
  let sheets: { sheet: string; data: unknown[][] }[];
  try {
    sheets = await readXlsx(await boundWorkbook(bytes), { parseNumber, trim: false });
  } catch (error) {
    if (error instanceof WorkbookTooLarge) throw error;
    throw new Error(
      'is no Excel workbook (.xlsx) that can be read. Save it again as .xlsx, or as "CSV UTF-8".',
    );
  }
  const found = sheet === undefined ? sheets[0] : sheets.find((one) => one.sheet === sheet);
  if (!found)
    throw new Error(`has no sheet "${sheet}"; its sheets are ${sheets.map((one) => one.sheet).join(', ')}`);
  let length = 0;
  const cellOf = (cell: unknown): string => {
    const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');
    length += text.length;
    // A workbook stores a text once, however many cells have it.
    if (length > MAX_TEXT_LENGTH) throw new WorkbookTooLarge('has more than 50 million characters.');
    return `"${text.replaceAll('"', '""')}"`;
  };
  return found.data.map((row) => row.map(cellOf).join(',')).join('\n');
}

/**
 * Reads a text file with its byte order mark, so that it can be written again as it is.
 * @throws if it isn't UTF-8; the message continues a sentence that begins with the file's name
 */
export async function readTextFile(file: string): Promise<FileReading> {
  const bytes = await readFile(file);
  if (utf16Of(bytes)) throw new Error(`is in UTF-16, not in UTF-8. ${HOW}`);
  if (!isUtf8(bytes)) throw new Error(`isn't in UTF-8, so its Arabic names would be lost. ${HOW}`);
  return { text: bytes.toString('utf8') };
}

/**
 * Reads a spreadsheet: CSV in UTF-8, in UTF-16 or in the encoding of an Arabic Windows, or a sheet of a workbook, by default
 * its first.
 * @param place a path, or that of a workbook with a sheet: `products.xlsx#Sheet`
 * @throws if it can't be read; the message continues a sentence that begins with the file's name
 */
export async function readSpreadsheet(place: string): Promise<FileReading> {
  const { file, sheet } = sheetOf(place);
  const bytes = await readFile(file);
  const original = bytes.toString('base64');
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return { text: await readWorkbook(bytes, sheet), original, isWorkbook: true };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Error('is a workbook of an old Excel (.xls). Save it as .xlsx, or as "CSV UTF-8".');
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    if (text.includes('\0')) throw new Error(`isn't text. Save it as .xlsx, or as "CSV UTF-8".`);
    return { text, original, note: 'read as UTF-16' };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8') };
  const text = new TextDecoder('windows-1256').decode(bytes);
  if (WRONG_ENCODING.test(text)) throw new Error(`isn't in UTF-8, so its Arabic names would be lost. ${HOW}`);
  return {
    text,
    original,
    note: 'read in the encoding of an Arabic Windows (Windows-1256), because it is not in UTF-8',
  };
}
