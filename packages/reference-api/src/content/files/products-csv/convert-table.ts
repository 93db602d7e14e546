import { foldSearch } from '@diwan/sdk/commerce';
import { PRODUCT_CODE_PATTERN } from '@diwan/sdk/contract';
import { counted } from '../../document/counted';
import { categoryPath } from './columns';
import { type Converted, codeMaker } from './convert-export';
import { stringify } from './csv-text';
import { addressesIn } from './picture-paths';
import type { Table, TableRow } from './read-table';
import { someOf } from './row-problem';

const TOTALS = new Set(['المجموع', 'مجموع', 'الإجمالي', 'total', 'sum'].map(foldSearch));

/** What other programs put before the categories of a shop. */
const ROOTS = new Set(['all', 'الكل', 'saleable', 'قابل للبيع', 'default category', 'root'].map(foldSearch));

/** `All / Saleable / Desks` as our paths. */
function categoryOf(cell: string): string {
  const parts = categoryPath(cell.replaceAll(' / ', ' > '));
  const own = parts.filter((part) => !ROOTS.has(foldSearch(part)));
  return (own.length > 0 ? own : parts).join(' > ');
}

/**
 * Converts a table whose rows are products and whose codes can't be used, or that has none. Columns that the import doesn't know
 * are left out.
 * @returns undefined for a table that can be imported as it is, or whose rows have no names
 */
export function convertTable({ columns, rows }: Table): Converted | undefined {
  const placeOf = (name: string) => columns.findIndex(({ names }) => names.includes(name));
  const namePlaces = ['name_en', 'name_ar'].map(placeOf).filter((place) => place !== -1);
  const codePlace = placeOf('code');
  const codeOf = ({ cells }: TableRow) => cells[codePlace] ?? '';
  const given = rows.map((row) => codeOf(row).toLowerCase());
  const isUsable =
    given.every((code) => PRODUCT_CODE_PATTERN.test(code)) && new Set(given).size === given.length;
  if (namePlaces.length === 0 || rows.length === 0 || isUsable) return undefined;

  const known = columns.flatMap(({ names: [name], read }, place) =>
    name === undefined || read === 'code' ? [] : [{ name, place }],
  );
  const newCode = codeMaker();
  const seen = new Set<string>();
  const codes: Converted['codes'] = [];
  const pictures: string[] = [];
  const table: string[][] = [];
  let repeated = 0;
  for (const row of rows) {
    const names = namePlaces.map((place) => row.cells[place] ?? '');
    if (names.every((name) => name === '' || TOTALS.has(foldSearch(name)))) continue;
    const old = codeOf(row);
    const key = [old, ...names].join('\n');
    if (old !== '' && seen.has(key)) {
      repeated += 1;
      continue;
    }
    seen.add(key);
    const code = newCode(old, table.length);
    if (code !== old) codes.push([old, code]);
    const cells = known.map(({ name, place }) => {
      const cell = row.cells[place] ?? '';
      if (name === 'pictures') pictures.push(...addressesIn(cell));
      return name === 'category' ? categoryOf(cell) : cell;
    });
    table.push([code, ...cells]);
  }
  const lost = columns.flatMap(({ names, header }) => (names.length === 0 && header !== '' ? [header] : []));
  return {
    csv: stringify([['code', ...known.map(({ name }) => name)], ...table]),
    products: table.length,
    codes,
    pictures: [...new Set(pictures)],
    notes: [
      `This is a table of ${counted(table.length, 'product')} ${codePlace === -1 ? 'without codes' : 'whose codes can’t all be used'}.`,
      ...(repeated > 0
        ? [
            `${counted(repeated, 'row')} with the code and name of an earlier one ${repeated === 1 ? 'is' : 'are'} left out.`,
          ]
        : []),
      ...(lost.length > 0
        ? [
            `${counted(lost.length, 'column')} ${lost.length === 1 ? 'has' : 'have'} no place here: ${someOf(lost)}.`,
          ]
        : []),
    ],
  };
}
