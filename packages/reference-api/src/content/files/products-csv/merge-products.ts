import * as v from 'valibot';
import { productSchema } from '../../document/catalogue-schema';
import { productWarnings } from '../../document/content-warnings';
import { picture } from '../../document/fields';
import { problemWords } from '../../document/problem-words';
import { quoted } from '../../document/quoted';
import { mapInSlices } from '../../in-slices';
import type { CatalogueDocument, Part } from '../catalogue-document';
import type { NamedColumn, ProductFields } from './columns';
import type { TableRow } from './read-table';
import { stableId } from './stable-id';

type DocumentProduct = Part<'products'>[number];

/** The effect of a row. */
export interface RowReport {
  line: number;
  code: string;
  /** The product's fields that come from the row, not from the document. */
  fields: readonly string[];
  /** With any, the row changes nothing. */
  problems: string[];
  warnings: readonly string[];
}

export interface Merge {
  /** The catalogue with all valid rows. */
  catalogue: CatalogueDocument;
  reports: RowReport[];
}

/**
 * Merges rows into a catalogue: a known code updates that product's given fields, a new one adds a product.
 * @param options.isMissing whether a picture can't be found; it is only warned of
 */
export async function mergeProducts(
  catalogue: CatalogueDocument,
  columns: readonly NamedColumn[],
  rows: readonly TableRow[],
  { isMissing }: { isMissing: (picture: string) => boolean },
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

  function readRow({ line, cells }: TableRow): RowReport {
    const codeAt = columns.findIndex(({ read }) => read === 'code');
    const code = cells[codeAt] ?? '';
    const problems: string[] = [];
    const warnings: string[] = [];
    if (cells.length > columns.length)
      problems.push(
        `has ${cells.length} cells for ${columns.length} columns; cells that contain the separator need quotes`,
      );
    const earlier = lineOfCode.get(code.toLowerCase());
    if (code !== '' && earlier !== undefined)
      problems.push(`${headerOf('code')}: already used in line ${earlier}`);
    lineOfCode.set(code.toLowerCase(), line);

    const at = places.get(code.toLowerCase());
    const before = at === undefined ? undefined : products[at];
    const fields: ProductFields = {};
    columns.forEach(({ read, header }, index) => {
      const cell = cells[index] ?? '';
      // Empty cells leave fields unchanged.
      if (cell === '' || read === 'code' || read === 'unknown') return;
      if (read === 'images') {
        const paths = cell
          .split('|')
          .map((path) => path.trim())
          .filter((path) => path !== '');
        const bad = paths.find((path) => !v.is(picture, path));
        if (bad)
          problems.push(`${header}: ${quoted(bad)} must be a path in the media folder or an https URL`);
        else if (!isSameImages(before, paths)) fields.images = imagesOf(code, paths);
        for (const path of paths)
          if (v.is(picture, path) && isMissing(path)) warnings.push(`${header}: image not found: ${path}`);
        return;
      }
      const { fields: given, problem } = read(cell, catalogue);
      if (problem) problems.push(`${header}: ${problem}`);
      else Object.assign(fields, given);
    });

    const id = before?.id ?? stableId(code.toLowerCase(), (taken) => ids.has(taken));
    const product: Record<string, unknown> = { ...(before ?? { id, code }), ...fields };
    const report = { line, code, fields: Object.keys(before ? fields : product), problems, warnings };
    const result = v.safeParse(productSchema, product);
    for (const issue of result.issues ?? []) {
      const header = headerOf(v.getDotPath(issue) ?? '');
      if (problems.some((problem) => problem.startsWith(`${header}:`))) continue;
      problems.push(`${header}: ${problemWords(issue)}`);
    }
    for (const { path, message } of productWarnings(result.output))
      warnings.push(`${headerOf(path === 'dimensions' ? 'size' : path)}: ${message}`);
    if (problems.length > 0) return report;

    if (at !== undefined) products[at] = product as DocumentProduct;
    else {
      ids.add(id);
      places.set(code.toLowerCase(), products.push(product as DocumentProduct) - 1);
    }
    return report;
  }

  const reports = await mapInSlices(rows, readRow);
  return { catalogue: { ...catalogue, products }, reports };
}
