import type { CatalogueDocument, Part } from '../catalogue-document';
import type { MediaPictures } from '../picture-problems';
import type { NamedColumn, ProductFields } from './columns';
import { languageWarnings, nonsenseIn } from './nonsense';
import { missingName } from './one-name';
import { readOtherPrice } from './other-prices';
import { categoryReader, type MissingCategory } from './row-category';
import { pictureReader } from './row-pictures';
import { plainProblem, type RowProblem } from './row-problem';

type DocumentProduct = Part<'products'>[number];

/** The fields of a product that a row defines, with what is wrong or unusual in it. */
export interface RowReading {
  fields: ProductFields;
  problems: RowProblem[];
  warnings: RowProblem[];
}

/** A row, and the product that has its code. */
interface Row {
  code: string;
  cells: readonly string[];
  before: DocumentProduct | undefined;
}

/** Reads the rows of one table. */
export interface RowReader {
  read: (row: Row) => RowReading;
  /** The table's header for a field. */
  headerOf: (field: string) => string;
  /** Those that the rows read so far name. */
  missingCategories: () => MissingCategory[];
}

const SIDES = ['default_width', 'default_depth', 'default_height'] as const;

/** A size of one side or two, as columns of its sides have it. */
const isHalfASize = (dimensions: ProductFields['dimensions'] = {}): boolean => {
  const given = SIDES.filter((side) => dimensions[side] !== undefined).length;
  return given > 0 && given < SIDES.length;
};

/** @param options.pictures those of the media folder */
export function rowReader(
  catalogue: CatalogueDocument,
  columns: readonly NamedColumn[],
  { pictures }: { pictures: MediaPictures },
): RowReader {
  const readPictures = pictureReader(catalogue, pictures);
  const { readInBoth, missingCategories } = categoryReader(catalogue);
  const categoryArAt = columns.findIndex(({ read }) => read === 'category_ar');
  const headerOf = (field: string): string =>
    columns.find(({ names }) => names.includes(field))?.header ?? field;

  /** Reads cell by cell; those of sale and compare-at prices need the price, so they come last. */
  function readCells({ code, cells, before }: Row): RowReading {
    const row: RowReading = { fields: {}, problems: [], warnings: [] };
    const otherPrices: { read: 'sale_price' | 'compare_at_price'; header: string; cell: string }[] = [];
    for (const [index, { read, header }] of columns.entries()) {
      const cell = cells[index] ?? '';
      // Empty cells leave fields unchanged.
      if (cell === '' || read === 'code' || read === 'unknown' || read === 'category_ar') continue;
      const nonsense = nonsenseIn(cell);
      if (nonsense) {
        row.problems.push({ header, ...nonsense });
      } else if (read === 'sale_price' || read === 'compare_at_price') {
        otherPrices.push({ read, header, cell });
      } else if (read === 'images') {
        const { fields, problem, warnings } = readPictures(cell, { code, before });
        if (problem) row.problems.push({ header, ...problem });
        row.warnings.push(...warnings.map((warning) => ({ header, ...warning })));
        Object.assign(row.fields, fields);
      } else {
        const { fields = {}, problem } = readInBoth(read, cell, cells[categoryArAt] ?? '');
        if (problem) row.problems.push({ header, ...problem });
        const { dimensions, ...others } = fields;
        Object.assign(row.fields, others);
        // Size and its range are in columns of their own; a range that the row doesn't name stays.
        if (dimensions)
          row.fields.dimensions = { ...before?.dimensions, ...row.fields.dimensions, ...dimensions };
      }
    }
    for (const other of otherPrices) {
      const { header } = other;
      const price = row.fields.price ?? before?.price;
      const { fields, problem, warning } = readOtherPrice(other, price, catalogue);
      if (problem) row.problems.push({ header, ...problem });
      if (warning) row.warnings.push({ header, ...warning });
      Object.assign(row.fields, fields);
    }
    return row;
  }

  function dropHalfASize({ fields, warnings }: RowReading): void {
    if (!isHalfASize(fields.dimensions)) return;
    for (const field of ['dimensions', 'has_dimension', 'allow_edit_dimension'])
      Reflect.deleteProperty(fields, field);
    warnings.push({
      header: headerOf('size'),
      ...plainProblem('is not whole: width, depth and height are needed, so none is shown'),
    });
  }

  /** A product with a name in one language has it in both. */
  function completeName({ fields, problems, warnings }: RowReading, before: Row['before']): void {
    const oneName = missingName({ ...before, ...fields });
    if (!oneName || problems.some(({ header }) => header === headerOf(oneName.missing))) return;
    Object.assign(fields, oneName.fields);
    warnings.push({
      header: headerOf(oneName.missing),
      ...plainProblem('is missing; both languages show the other name'),
    });
  }

  return {
    read: (row) => {
      const reading = readCells(row);
      dropHalfASize(reading);
      completeName(reading, row.before);
      reading.warnings.push(...languageWarnings(reading.fields, headerOf));
      return reading;
    },
    headerOf,
    missingCategories,
  };
}
