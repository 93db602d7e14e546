import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

const HOW =
  'Save it as UTF-8 and import it again; in Excel, choose the file type "CSV UTF-8", elsewhere the encoding UTF-8.';

/** Text in UTF-16 begins with a byte order mark, or has a zero byte for every Latin letter. */
const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0);

/**
 * Reads a text file with its byte order mark, so that it can be written again as it is. Lenient decoding would replace
 * every Arabic letter of another encoding by a question mark.
 * @throws if it isn't UTF-8; the message continues a sentence that begins with the file's name
 */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (isUtf16(bytes)) throw new Error(`is in UTF-16, not in UTF-8. ${HOW}`);
  if (!isUtf8(bytes)) throw new Error(`isn't in UTF-8, so its Arabic names would be lost. ${HOW}`);
  return bytes.toString('utf8');
}
