import { foldSearch, typedText } from '@diwan/sdk/commerce';
import * as v from 'valibot';
import { productSchema } from '../../document/catalogue-schema';
import { productWarnings } from '../../document/content-warnings';
import { picture } from '../../document/fields';
import { brokenPattern, inPlainWords } from '../../document/problem-words';
import { mapInSlices } from '../../in-slices';
import type { CatalogueDocument, Part } from '../catalogue-document';
import type { MediaPictures } from '../picture-problems';
import { categoryPath, type NamedColumn, type ProductFields, type Read } from './columns';
import { languageWarnings, nonsenseIn } from './nonsense';
import { missingName } from './one-name';
import { readOtherPrice } from './other-prices';
import { pathsIn, whyNoPicture } from './picture-paths';
import type { TableRow } from './read-table';
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

interface Reading {
  fields?: ProductFields;
  problem?: RowProblem;
  warnings?: readonly RowProblem[];
}

export interface Merge {
  /** The catalogue with all valid rows. */
  catalogue: CatalogueDocument;
  reports: RowReport[];
  missingCategories: MissingCategory[];
}

/** A category that rows name and the shop doesn't have, or a path to its subcategory: `Furniture > Tables`. */
export interface MissingCategory {
  name_en: string;
  name_ar: string;
}

/** The column that a field of a product comes from. */
function columnOf(field: string): string {
  if (!field.startsWith('dimensions')) return field;
  const [, inner = ''] = field.split('.');
  return /^(?:min|max)_width$/.test(inner) ? inner : 'size';
}

const SIDES = ['default_width', 'default_depth', 'default_height'] as const;

/** A size of one side or two, as columns of its sides have it. */
const isHalfASize = (dimensions: ProductFields['dimensions'] = {}): boolean => {
  const given = SIDES.filter((side) => dimensions[side] !== undefined).length;
  return given > 0 && given < SIDES.length;
};

/** A rule that a field breaks; rows with different values break the same one. */
function issueProblem(issue: v.BaseIssue<unknown>): RowProblem {
  const broken = brokenPattern(issue);
  return broken && typeof issue.input === 'string'
    ? rowProblem(issue.input, broken)
    : plainProblem(issue.message);
}

/**
 * Merges rows into a catalogue: a known code updates that product's given fields, a new one adds a product.
 * @param options.pictures those of the media folder; that one can't be shown is only warned of
 */
export async function mergeProducts(
  catalogue: CatalogueDocument,
  columns: readonly NamedColumn[],
  rows: readonly TableRow[],
  { pictures }: { pictures: MediaPictures },
): Promise<Merge> {
  const products = [...catalogue.products];
  const places = new Map(products.map(({ code }, index) => [code.toLowerCase(), index]));
  const ids = new Set(products.map(({ id }) => id));
  const imageIds = new Set(products.flatMap(({ images }) => images ?? []).map(({ id }) => id));
  const lineOfCode = new Map<string, number>();

  const imagesOf = (code: string, paths: readonly string[]): ProductFields['images'] =>
    paths.map((src_url, index) => {
      const id = stableId(`${code.toLowerCase()}\n${src_url}`, (taken) => imageIds.has(taken));
      imageIds.add(id);
      return { id, src_url, is_main: index === 0, postion: index + 1 };
    });

  /** Unchanged images keep their ids. */
  const isSameImages = (before: DocumentProduct | undefined, paths: readonly string[]): boolean =>
    (before?.images ?? []).map(({ src_url }) => src_url).join('|') === paths.join('|');

  /** The file's header for a field. */
  const headerOf = (field: string): string =>
    columns.find(({ names }) => names.includes(field))?.header ?? field;

  const missingCategories = new Map<string, MissingCategory>();
  const codeAt = columns.findIndex(({ read }) => read === 'code');
  const categoryArAt = columns.findIndex(({ read }) => read === 'category_ar');

  function readPictures(cell: string, code: string, before: DocumentProduct | undefined): Reading {
    const paths = pathsIn(cell).map((path) => (v.is(picture, path) ? pictures.pathOf(path) : path));
    const bad = paths.find((path) => !v.is(picture, path));
    const warnings = paths.flatMap((path) => {
      const problem = v.is(picture, path) ? pictures.problemOf(path) : undefined;
      return problem ? [{ message: `${problem}: ${path}`, cause: problem, value: path }] : [];
    });
    if (bad) return { problem: rowProblem(bad, whyNoPicture(bad)), warnings };
    return { fields: isSameImages(before, paths) ? {} : { images: imagesOf(code, paths) }, warnings };
  }

  /** A category may be named in a column of its own for each language. */
  function readCell(read: Read, cell: string, cells: readonly string[]): Reading {
    const reading = read(cell, catalogue);
    const missing = reading.problem?.missingCategory;
    if (missing === undefined) return reading;
    const inArabic = cells[categoryArAt] ?? '';
    const again = inArabic === '' ? reading : read(inArabic, catalogue);
    if (!again.problem) return again;
    const name_ar = categoryPath(inArabic).length > 0 ? inArabic : missing;
    const key = foldSearch(missing);
    const known = missingCategories.get(key);
    if (!known || known.name_ar === known.name_en) missingCategories.set(key, { name_en: missing, name_ar });
    return reading;
  }

  function readRow({ line, cells }: TableRow): RowReport {
    const code = typedText(cells[codeAt] ?? '');
    const problems: RowProblem[] = [];
    const warnings: RowProblem[] = [];
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

    const at = places.get(code.toLowerCase());
    const before = at === undefined ? undefined : products[at];
    const fields: ProductFields = {};
    const others: { read: 'sale_price' | 'compare_at_price'; header: string; cell: string }[] = [];
    for (const [index, { read, header }] of columns.entries()) {
      const cell = cells[index] ?? '';
      // Empty cells leave fields unchanged.
      if (cell === '' || read === 'code' || read === 'unknown' || read === 'category_ar') continue;
      const nonsense = nonsenseIn(cell);
      if (nonsense) problems.push({ header, ...nonsense });
      else if (read === 'sale_price' || read === 'compare_at_price') others.push({ read, header, cell });
      else {
        const reading = read === 'images' ? readPictures(cell, code, before) : readCell(read, cell, cells);
        if (reading.problem) problems.push({ header, ...reading.problem });
        for (const warning of reading.warnings ?? []) warnings.push({ header, ...warning });
        const { dimensions, ...others } = reading.fields ?? {};
        Object.assign(fields, others);
        // Size and its range are in columns of their own; a range that the row doesn't name stays.
        if (dimensions) fields.dimensions = { ...before?.dimensions, ...fields.dimensions, ...dimensions };
      }
    }
    for (const other of others) {
      const {
        fields: given,
        problem,
        warning,
      } = readOtherPrice(other, fields.price ?? before?.price, catalogue);
      if (problem) problems.push({ header: other.header, ...problem });
      if (warning) warnings.push({ header: other.header, ...warning });
      Object.assign(fields, given);
    }
    if (isHalfASize(fields.dimensions)) {
      for (const field of ['dimensions', 'has_dimension', 'allow_edit_dimension'])
        Reflect.deleteProperty(fields, field);
      warnings.push({
        header: headerOf('size'),
        ...plainProblem('is not whole: width, depth and height are needed, so none is shown'),
      });
    }
    const oneName = missingName({ ...before, ...fields });
    if (oneName && !problems.some(({ header }) => header === headerOf(oneName.missing))) {
      Object.assign(fields, oneName.fields);
      warnings.push({
        header: headerOf(oneName.missing),
        ...plainProblem('is missing; both languages show the other name'),
      });
    }
    warnings.push(...languageWarnings(fields, headerOf));

    const id = before?.id ?? stableId(code.toLowerCase(), (taken) => ids.has(taken));
    const product: Record<string, unknown> = { ...(before ?? { id, code }), ...fields };
    const report = { line, code, fields: Object.keys(before ? fields : product), problems, warnings };
    const result = v.safeParse(productSchema, product, inPlainWords);
    for (const issue of result.issues ?? []) {
      const header = headerOf(columnOf(v.getDotPath(issue) ?? ''));
      if (problems.some((problem) => problem.header === header)) continue;
      problems.push({ header, ...issueProblem(issue) });
    }
    for (const { path, message } of productWarnings(result.output))
      warnings.push({ header: headerOf(columnOf(path)), ...plainProblem(message) });
    if (problems.length > 0) return report;

    if (at !== undefined) products[at] = product as DocumentProduct;
    else {
      ids.add(id);
      places.set(code.toLowerCase(), products.push(product as DocumentProduct) - 1);
    }
    return report;
  }

  const reports = await mapInSlices(rows, readRow);
  return {
    catalogue: { ...catalogue, products },
    reports,
    missingCategories: [...missingCategories.values()],
  };
}
