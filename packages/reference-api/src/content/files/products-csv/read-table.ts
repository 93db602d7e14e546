import { CsvError, parse } from 'csv-parse/sync';
import { nearestName } from '../../document/nearest-name';
import { quoted } from '../../document/quoted';
import { columnOf, columns, type NamedColumn } from './columns';
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
  /** Without problems, all rows; otherwise those that can be checked nevertheless. */
  rows: readonly TableRow[];
  /** Problems with the file as a whole. */
  problems: readonly FileProblem[];
}

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

function headerProblems(header: readonly string[]): FileProblem[] {
  const known = columns.flatMap(({ names }) => names);
  const unknown = header
    .filter((name) => columnOf(name) === undefined)
    .map((name) => {
      const nearest = nearestName(name, known);
      return `unknown column ${quoted(name)}${nearest ? `; did you mean "${nearest}"?` : ''}`;
    });
  const found = header.map(columnOf);
  const both = columns.map(({ names }) => `${names[0]} (${names.at(-1)})`).join(', ');
  const hint = `; the columns are ${both}`;
  const twice = header.filter((name, index) => columnOf(name) && found.indexOf(columnOf(name)) !== index);
  return [
    ...unknown.map((message, index) => (index === unknown.length - 1 ? message + hint : message)),
    ...twice.map((name) => `duplicate column ${quoted(name)}`),
    ...(found.some((column) => column?.read === 'code') ? [] : ['missing column "code" (الرمز)']),
  ].map((message) => ({ line: 1, message }));
}

const parsed = (csv: string, delimiter: string): InfoRecord[] =>
  parse(csv, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
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

/** Parses a product file; the first line is the header. Columns with problems are skipped. */
export function readTable(text: string): Table {
  // The parser counts CR LF in a quoted cell as two lines.
  const csv = text.replaceAll(/\r\n?/g, '\n');
  const { records, problems } = recordsOf(csv);
  const [header, ...body] = records;
  if (!header)
    return {
      columns: [],
      rows: [],
      problems: problems.length > 0 ? problems : [{ message: 'the file is empty' }],
    };
  const found = header.record.map(columnOf);
  const hasCode = found.some((column) => column?.read === 'code');
  return {
    columns: header.record.map((name, index) => {
      const column = found[index];
      const isUsable = column && found.indexOf(column) === index;
      return { ...(isUsable ? column : { names: [], read: 'unknown' as const }), header: name };
    }),
    rows: hasCode
      ? body.map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record }))
      : [],
    problems: [...headerProblems(header.record), ...problems],
  };
}
