import { CsvError, parse } from 'csv-parse/sync';
import { nearestName } from '../../catalogue/nearest-name';
import { columnOf, columns, type NamedColumn } from './columns';

export interface TableRow {
  /** 1-based line where the record starts. */
  line: number;
  cells: readonly string[];
}

export type Table =
  | { columns: readonly NamedColumn[]; rows: readonly TableRow[]; problems?: never }
  | { columns?: never; rows?: never; problems: string[] };

const DELIMITERS = [',', ';', '\t'];

/** The most frequent separator in the header: spreadsheets use commas, semicolons or tabs, depending on the locale. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

interface InfoRecord {
  record: string[];
  info: { lines: number };
}

/** Line breaks in quoted cells, because the parser returns the line where a record ends. */
const breaksIn = (record: readonly string[]): number => record.join('').split('\n').length - 1;

function headerProblems(header: readonly string[]): string[] {
  const known = columns.flatMap(({ names }) => names);
  const unknown = header
    .filter((name) => columnOf(name) === undefined)
    .map((name) => {
      const nearest = nearestName(name, known);
      return `line 1: unknown column "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`;
    });
  const found = header.map(columnOf);
  const twice = header.filter((name, index) => columnOf(name) && found.indexOf(columnOf(name)) !== index);
  return [
    ...unknown,
    ...twice.map((name) => `line 1: duplicate column "${name}"`),
    ...(found.some((column) => column?.read === 'code') ? [] : ['line 1: missing column "code" (الرمز)']),
  ];
}

/** Parses a product file; the first line is the header. */
export function readTable(csv: string): Table {
  let records: InfoRecord[];
  try {
    records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as InfoRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problems: [error.message] };
  }
  const [header, ...body] = records;
  if (!header) return { problems: ['the file is empty'] };
  const problems = headerProblems(header.record);
  if (problems.length > 0) return { problems };
  return {
    columns: header.record.flatMap((name) => {
      const column = columnOf(name);
      return column ? [{ ...column, header: name }] : [];
    }),
    rows: body.map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record })),
  };
}
