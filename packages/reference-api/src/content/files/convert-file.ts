import { type Converted, convertExport, exportName } from './products-csv/convert-export';
import { convertTable } from './products-csv/convert-table';
import { addressesIn } from './products-csv/picture-paths';
import { readRows, readTable } from './products-csv/read-table';
import { readSpreadsheet } from './read-content-file';

/** Rows in which the header is looked for: titles may stand above it. */
const HEADER_WITHIN = 10;

/**
 * Converts an export of another shop, or a table without usable codes, to a table with our columns.
 * @returns undefined for a file that can be imported as it is, or that has no names of products
 * @throws if the file can't be read
 */
export async function convertFile(file: string): Promise<Converted | undefined> {
  const { text, isWorkbook = false } = await readSpreadsheet(file);
  const { rows, problems } = readRows(text.replace(/^\uFEFF/, ''), isWorkbook);
  const [problem] = problems;
  if (problem)
    throw new Error(`${problem.line === undefined ? '' : `line ${problem.line}: `}${problem.message}`);
  const cells = rows.map((row) => row.cells);
  const at = cells.slice(0, HEADER_WITHIN).findIndex((header) => exportName(header) !== undefined);
  return at === -1
    ? convertTable(readTable(text.replace(/^\uFEFF/, ''), { isWorkbook }))
    : convertExport({ header: cells[at] ?? [], rows: cells.slice(at + 1) });
}

/**
 * A table with columns that the import reads, and the addresses of its pictures on other sites.
 * @throws if the file can't be read
 */
export async function tableWithPictures(
  file: string,
): Promise<Pick<Converted, 'csv' | 'pictures' | 'products'>> {
  const { text, isWorkbook } = await readSpreadsheet(file);
  const csv = text.replace(/^\uFEFF/, '');
  const { columns, rows } = readTable(csv, { isWorkbook });
  const place = columns.findIndex(({ read }) => read === 'images');
  const pictures = rows.flatMap(({ cells }) => addressesIn(cells[place] ?? ''));
  return { csv: `\uFEFF${csv.trimEnd()}\n`, pictures: [...new Set(pictures)], products: rows.length };
}
