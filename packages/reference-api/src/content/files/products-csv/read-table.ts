import { shownText, textLanguage } from '@diwan/sdk/commerce';
import { CsvError, parse } from 'csv-parse/sync';
import { nearestName } from '../../document/nearest-name';
import { quoted } from '../../document/quoted';
import {
  type Column,
  columns,
  isKnownHeader,
  knownColumn,
  type NamedColumn,
  neutralColumns,
} from './columns';
import { exportName } from './convert-export';
import { someOf } from './row-problem';
import { unclosedQuote } from './unclosed-quote';

export interface TableRow {
  /** 1-based line where the record starts. */
  line: number;
  cells: readonly string[];
}

/** A problem with the file as a whole, or with one of its lines (1-based). */
export interface FileProblem {
  line?: number;
  message: string;
}

export interface Table {
  columns: readonly NamedColumn[];
  /** Those before a problem that ends the table. */
  rows: readonly TableRow[];
  /** Problems with the file as a whole. */
  problems: readonly FileProblem[];
  warnings: readonly FileProblem[];
  /** The other shop that the file is an export of. */
  exportOf?: string | undefined;
}

const DELIMITERS = [',', ';', '\t'];

/** Lines in which the header is looked for: titles may stand above it. */
const HEADER_WITHIN = 10;

const knownIn = (cells: readonly string[]): number => cells.filter(isKnownHeader).length;

/** The separator that makes most columns of the header: spreadsheets use commas, semicolons or tabs, depending on the locale. */
function delimiterOf(csv: string): string {
  const lines = csv.split(/\r?\n/, HEADER_WITHIN);
  const counts = DELIMITERS.map((delimiter) => {
    const cells = lines.map((line) => line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, '')));
    return {
      delimiter,
      known: Math.max(...cells.map(knownIn)),
      all: Math.max(...cells.map(({ length }) => length)),
    };
  });
  counts.sort((one, other) => other.known - one.known || other.all - one.all);
  return counts[0]?.delimiter ?? ',';
}

interface InfoRecord {
  record: string[];
  info: { lines: number };
}

/** Line breaks in quoted cells, because the parser returns the line where a record ends. */
const breaksIn = (record: readonly string[]): number => record.join('').split('\n').length - 1;

/** As many mistakes as a header may have to be taken for another: one in five letters, without the Arabic article. */
function nearlyRight(header: string): string | undefined {
  // Hardly anybody mistypes the first letter, and weight isn't height.
  const [first = ''] = header.toLowerCase();
  const known = columns.flatMap(({ names }) => names).filter((name) => name.startsWith(first));
  return nearestName(header, known, Math.floor(header.replace(/^ال/, '').length / 5));
}

/** Which column each header is: our own names first, then those of other shops, then names without a language. */
function assignColumns(header: readonly string[], cells: (index: number) => string): (Column | undefined)[] {
  const assigned: (Column | undefined)[] = header.map(() => undefined);
  const isTaken = (column: Column) => assigned.includes(column);
  const known = header
    .flatMap((name, index) => {
      const found = neutralColumns(name) ? undefined : knownColumn(name);
      return found ? [{ index, ...found }] : [];
    })
    .sort((one, other) => one.rank - other.rank);
  for (const { index, column } of known) if (!isTaken(column)) assigned[index] = column;
  for (const [index, name] of header.entries()) {
    const both = neutralColumns(name);
    if (!both) continue;
    const column = both[textLanguage(cells(index)) ?? textLanguage(name) ?? 'en'];
    if (!isTaken(column)) assigned[index] = column;
  }
  return assigned;
}

/** The columns are known by two names, of which messages show the first of each language. */
const columnNames = (): string => columns.map(({ names }) => `${names[0]} (${names.at(-1)})`).join(', ');

/** Columns whose name stands twice, and columns that are missing. */
function headerProblems(header: readonly string[], assigned: readonly (Column | undefined)[]): string[] {
  const twice = header.filter(
    (name, index) => name !== '' && isKnownHeader(name) && header.indexOf(name) !== index,
  );
  return [
    ...twice.map((name) => `duplicate column ${quoted(name)}`),
    ...(assigned.some((column) => column?.read === 'code')
      ? []
      : [`missing column "code" (الرمز); the columns are ${columnNames()}`]),
  ];
}

/** One line for all columns that aren't used. */
function unusedColumns(header: readonly string[], assigned: readonly (Column | undefined)[]): string[] {
  const unused = header.filter((_, index) => assigned[index] === undefined);
  if (unused.length === 0) return [];
  const guesses = unused.flatMap((name) => {
    const nearest = isKnownHeader(name) ? undefined : nearlyRight(name);
    return nearest ? [`${quoted(name)} is nearly "${nearest}"`] : [];
  });
  const start =
    unused.length === 1 ? 'a column that is not used' : `${unused.length} columns that are not used`;
  return [`${start}: ${someOf(unused)}${guesses.map((guess) => `; ${guess}`).join('')}`];
}

const parsed = (csv: string, delimiter: string): InfoRecord[] =>
  parse(csv, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    trim: true,
  }) as unknown as InfoRecord[];

/** All records, or with a problem those before it. */
function recordsOf(csv: string): { records: InfoRecord[]; problems: FileProblem[] } {
  const delimiter = delimiterOf(csv);
  try {
    return { records: parsed(csv, delimiter), problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const unclosed = unclosedQuote(csv, delimiter);
    if (!unclosed) return { records: [], problems: [{ message: error.message }] };
    const { line, rowStart } = unclosed;
    return {
      records: parsed(csv.slice(0, rowStart), delimiter),
      problems: [
        {
          line,
          message:
            `a quote (") isn't closed at the end of its cell; this line and those below weren't checked. ` +
            'Quotes that belong to a text are doubled, within a quoted cell: "60"" wide"',
        },
      ],
    };
  }
}

const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/** The row with most headers, near the beginning; the first if none has any. */
function headerAt(rows: readonly TableRow[]): number {
  const counts = rows.slice(0, HEADER_WITHIN).map(({ cells }) => knownIn(cells));
  const most = Math.max(0, ...counts);
  return most < 2 ? 0 : counts.indexOf(most);
}

/** The rows of a file with any value; lines are those of the file, of a workbook its rows. */
export function readRows(text: string, isWorkbook: boolean): { rows: TableRow[]; problems: FileProblem[] } {
  // The parser counts CR LF in a quoted cell as two lines.
  const csv = text.replaceAll(/\r\n?/g, '\n');
  const { records, problems } = recordsOf(csv);
  const rows = records
    .map(({ record, info }, index) => ({
      line: isWorkbook ? index + 1 : info.lines - breaksIn(record),
      cells: record.map(shownText),
    }))
    .filter(({ cells }) => !isEmptyRow(cells));
  return { rows, problems };
}

/**
 * Parses a product file. Rows above the header, such as a title, and rows and columns without any value are skipped.
 * @param options.isWorkbook whether a row counts as one line, whatever its cells contain
 */
export function readTable(
  text: string,
  { isWorkbook = false }: { isWorkbook?: boolean | undefined } = {},
): Table {
  const { rows, problems } = readRows(text, isWorkbook);
  const place = headerAt(rows);
  const header = rows[place];
  if (!header)
    return {
      columns: [],
      rows: [],
      problems: problems.length > 0 ? problems : [{ message: 'the file is empty' }],
      warnings: [],
    };
  const body = rows.slice(place + 1);
  const isUsed = (index: number) =>
    header.cells[index] !== '' || body.some(({ cells }) => (cells[index] ?? '') !== '');
  // Columns behind the header's last are reported by row: their cells were probably meant to be one.
  const places = header.cells.map((_, index) => index).filter(isUsed);
  const names = places.map((index) => header.cells[index] ?? '');
  const assigned = assignColumns(names, (index) =>
    body.map(({ cells }) => cells[places[index] ?? -1] ?? '').join(' '),
  );
  const width = header.cells.length;
  const compact = ({ line, cells }: TableRow): TableRow => ({
    line,
    cells: [
      ...places.map((index) => cells[index] ?? ''),
      ...(cells.slice(width).some((cell) => cell !== '') ? cells.slice(width) : []),
    ],
  });
  const ofHeader = (message: string) => ({ line: header.line, message });
  return {
    columns: names.map((name, index) => ({
      ...(assigned[index] ?? { names: [], read: 'unknown' as const }),
      header: name,
    })),
    rows: body.map(compact),
    problems: [...headerProblems(names, assigned).map(ofHeader), ...problems],
    warnings: unusedColumns(names, assigned).map(ofHeader),
    exportOf: exportName(header.cells),
  };
}
