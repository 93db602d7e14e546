import { isUtf8 } from 'node:buffer';

/** Characters 0x80–0x9F of Windows-1252; those that it doesn't have stay as they are. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
/** Byte of each character above ASCII. */
const tableOf = (characters: string) =>
  new Map(Array.from(characters, (letter, index) => [letter, index + 128]));

const latin1 = (start: number) => String.fromCharCode(...bytes.filter((byte) => byte >= start));
const ENCODINGS = [
  tableOf(WINDOWS_1252 + latin1(0xa0)),
  tableOf(latin1(0x80)),
  tableOf(new TextDecoder('windows-1256').decode(bytes)),
  tableOf(new TextDecoder('macintosh').decode(bytes)),
];

/** What the bytes of a text mean in UTF-8, if they were read in another encoding by mistake. */
function reread(text: string, table: ReadonlyMap<string, number>): string | undefined {
  const codes: number[] = [];
  for (const letter of text) {
    const code = letter < '\x80' ? letter.charCodeAt(0) : table.get(letter);
    if (code === undefined) return undefined;
    codes.push(code);
  }
  const read = Buffer.from(codes);
  return isUtf8(read) ? read.toString('utf8') : undefined;
}

/** Letters of furniture shops, and the signs in their texts: other scripts are a coincidence. */
const PLAUSIBLE = /^[\t\n\r\x20-\x7e\u00a0-\u017f\u0600-\u06ff\u2010-\u2044\u20ac\u2122]+$/;

function original(word: string): string | undefined {
  if (Buffer.byteLength(word) === word.length) return undefined;
  for (const table of ENCODINGS) {
    const read = reread(word, table);
    // One Arabic letter before an Arabic comma is valid UTF-8, too, but not of an Arabic letter.
    if (
      read !== undefined &&
      PLAUSIBLE.test(read) &&
      (!/[\u0600-\u06ff]/.test(word) || /[\u0600-\u06ff]{2}/.test(read))
    )
      return read;
  }
  return undefined;
}

/**
 * A text as it was before it was read in a wrong encoding: «طاولة» became `Ø·Ø§ÙˆÙ„Ø©`, on an Arabic Windows `ط·ط§ظˆظ„ط©`. Its
 * bytes are valid UTF-8 again, which no text is by chance. Undefined for a text that isn't garbled.
 */
export function ungarbled(text: string): string | undefined {
  const whole = original(text);
  if (whole !== undefined) return whole;
  // A cell may be cut off, or only one of its words be garbled.
  for (const word of text.split(/[ \n]/)) {
    const read = original(word);
    if (read !== undefined && Array.from(word).length - Array.from(read).length >= 2) return read;
  }
  return undefined;
}

/** Whether letters were replaced by question marks, as by Excel's "CSV (Comma delimited)". */
export const isLost = (text: string): boolean =>
  text.includes('\ufffd') ||
  (/\?{2}/.test(text) && !/[\p{L}\p{N}]/u.test(text)) ||
  /(?:^|\s)\?{3,}(?=\s|$)/.test(text);

/** Whether a cell contains an error of a spreadsheet in place of its value. */
export const isSheetError = (text: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|ERROR!|#+)$/i.test(
    text,
  );
