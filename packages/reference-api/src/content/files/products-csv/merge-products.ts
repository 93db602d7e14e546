import { typedText } from '@diwan/sdk/commerce';
import * as v from 'valibot';
import { productSchema } from '../../document/catalogue-schema';
import { productWarnings } from '../../document/content-warnings';
import { brokenPattern, inPlainWords } from '../../document/problem-words';
import { mapInSlices } from '../../in-slices';
import type { CatalogueDocument, Part } from '../catalogue-document';
import type { MediaPictures } from '../picture-problems';
import type { NamedColumn } from './columns';
import { rowReader } from './read-row';
import type { TableRow } from './read-table';
import type { MissingCategory } from './row-category';
import { plainProblem, type RowProblem, rowProblem } from './row-problem';
import { stableId } from './stable-id';

type DocumentProduct = Part<'products'>[number];

/** The effect of a row. */
export interface RowReport {
  line: number;
  code: string;
  /** The product's fields that come from the row, not from the document. */
  fields: readonly string[];
  /** With any, the row changes nothing. */
  problems: RowProblem[];
  warnings: readonly RowProblem[];
}

export interface Merge {
  /** The catalogue with all valid rows. */
  catalogue: CatalogueDocument;
  reports: RowReport[];
  missingCategories: MissingCategory[];
}

/** The column that a field of a product comes from. */
function columnOf(field: string): string {
  if (!field.startsWith('dimensions')) return field;
  const [, inner = ''] = field.split('.');
  return /^(?:min|max)_width$/.test(inner) ? inner : 'size';
}

/** A rule that a field breaks; rows with different values break the same one. */
function issueProblem(issue: v.BaseIssue<unknown>): RowProblem {
  const broken = brokenPattern(issue);
  return broken && typeof issue.input === 'string'
    ? rowProblem(issue.input, broken)
    : plainProblem(issue.message);
}

/** What is wrong or unusual in a product as a whole; a column that has a problem has no second one. */
function checkProduct(
  product: unknown,
  { problems, warnings }: { problems: RowProblem[]; warnings: RowProblem[] },
  headerOf: (field: string) => string,
): void {
  const result = v.safeParse(productSchema, product, inPlainWords);
  for (const issue of result.issues ?? []) {
    const header = headerOf(columnOf(v.getDotPath(issue) ?? ''));
    if (problems.some((problem) => problem.header === header)) continue;
    problems.push({ header, ...issueProblem(issue) });
  }
  for (const { path, message } of productWarnings(result.output))
    warnings.push({ header: headerOf(columnOf(path)), ...plainProblem(message) });
}

/**
 * Merges rows into a catalogue: a known code updates that product's given fields, a new one adds a product.
 * @param options.pictures those of the media folder; that one can't be shown is only warned of
 */
export async function mergeProducts(
  catalogue: CatalogueDocument,
  columns: readonly NamedColumn[],
  rows: readonly TableRow[],
  options: { pictures: MediaPictures },
): Promise<Merge> {
  const products = [...catalogue.products];
  const places = new Map(products.map(({ code }, index) => [code.toLowerCase(), index]));
  const ids = new Set(products.map(({ id }) => id));
  const lineOfCode = new Map<string, number>();
  const codeAt = columns.findIndex(({ read }) => read === 'code');
  const { read, headerOf, missingCategories } = rowReader(catalogue, columns, options);

  /** Problems of a row as a line of its table. */
  function lineProblems({ line, cells }: TableRow, code: string): RowProblem[] {
    const problems: RowProblem[] = [];
    if (cells.length > columns.length)
      problems.push(
        plainProblem(
          `has ${cells.length} cells for ${columns.length} columns; cells that contain the separator need quotes`,
        ),
      );
    const earlier = lineOfCode.get(code.toLowerCase());
    if (code !== '' && earlier !== undefined)
      problems.push({
        header: headerOf('code'),
        message: `already used in line ${earlier}`,
        cause: 'is used in an earlier line',
        value: code,
      });
    else lineOfCode.set(code.toLowerCase(), line);
    return problems;
  }

  function mergeRow(row: TableRow): RowReport {
    const { line, cells } = row;
    const code = typedText(cells[codeAt] ?? '');
    const at = places.get(code.toLowerCase());
    const before = at === undefined ? undefined : products[at];
    const ofLine = lineProblems(row, code);
    const { fields, ...found } = read({ code, cells, before });
    const problems = [...ofLine, ...found.problems];

    const id = before?.id ?? stableId(code.toLowerCase(), (taken) => ids.has(taken));
    const product: Record<string, unknown> = { ...(before ?? { id, code }), ...fields };
    const { warnings } = found;
    checkProduct(product, { problems, warnings }, headerOf);
    const report = { line, code, fields: Object.keys(before ? fields : product), problems, warnings };
    if (problems.length > 0) return report;

    if (at !== undefined) products[at] = product as DocumentProduct;
    else {
      ids.add(id);
      places.set(code.toLowerCase(), products.push(product as DocumentProduct) - 1);
    }
    return report;
  }

  const reports = await mapInSlices(rows, mergeRow);
  return { catalogue: { ...catalogue, products }, reports, missingCategories: missingCategories() };
}
