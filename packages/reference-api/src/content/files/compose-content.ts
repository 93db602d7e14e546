import type { CatalogueProblem } from '../document/catalogue-problem';
import type { Catalogue } from '../document/catalogue-schema';
import { isRecord } from '../document/is-record';
import type { OwnContent } from '../document/own-content';
import { checkCatalogue } from '../document/read-catalogue';
import { letOthersRun } from '../in-slices';
import type { CatalogueDocument } from './catalogue-document';
import { locateProblems } from './locate-problems';
import { missingPictures } from './missing-pictures';
import { picturesIn } from './picture-problems';
import { assignToRows } from './products-csv/assign-to-rows';
import { groupReports } from './products-csv/group-reports';
import { mergeProducts, type RowReport } from './products-csv/merge-products';
import { missingName } from './products-csv/one-name';
import { readTable, type Table } from './products-csv/read-table';
import type { MissingCategory } from './products-csv/row-category';

/** A file and its text, which may begin with a byte order mark. */
export interface ContentText {
  file: string;
  /** For a workbook, its sheet as CSV. */
  text: string;
  /** The bytes in base64, if they aren't the text in UTF-8. */
  original?: string | undefined;
  isWorkbook?: boolean | undefined;
  /** How it was read, where that isn't as usual. */
  note?: string | undefined;
}

const withoutMark = (content: ContentText): ContentText => ({
  ...content,
  text: content.text.replace(/^\uFEFF/, ''),
});

/** Something to change in a file; line and column are 1-based. */
export interface ContentProblem {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  message: string;
}

/** The content, or the problems that keep it from being one. */
export type Composition = { warnings: ContentProblem[]; missingCategories: MissingCategory[] } & (
  | { catalogue: Catalogue; problems?: never }
  | { catalogue?: never; problems: ContentProblem[] }
);

/** How a shop's files are read. */
export interface ReadingOptions {
  /** Folder of the images; missing ones are only warned of. */
  mediaFolder: string;
  /** What the shop's own code adds to what the catalogue may hold. */
  own?: OwnContent | undefined;
}

/** Whether spreadsheets can be merged into a document: its lists are lists, its products have ids and codes. */
function isMergeable(document: unknown): document is CatalogueDocument {
  if (!isRecord(document)) return false;
  const { products = [], categories = [] } = document;
  return (
    Array.isArray(products) &&
    Array.isArray(categories) &&
    categories.every(isRecord) &&
    products.every(
      (product) => isRecord(product) && typeof product.code === 'string' && typeof product.id === 'number',
    )
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a maker of a table with problems can do. */
function adviceOf(
  file: string,
  { exportOf, reports, columns }: Pick<Table, 'exportOf' | 'columns'> & { reports: RowReport[] },
): string | undefined {
  if (exportOf)
    return `is an export of ${exportOf}: npx diwan convert ${file} makes a file with our columns of it`;
  const codeHeader = columns.find(({ read }) => read === 'code')?.header;
  const hasNames = columns.some(({ names }) => names.includes('name_en') || names.includes('name_ar'));
  if (!hasNames) return undefined;
  const withoutCode = reports.filter(({ problems }) => problems.some(({ header }) => header === codeHeader));
  return codeHeader === undefined || withoutCode.length > reports.length / 2
    ? `npx diwan convert ${file} makes a file with codes that can be used`
    : undefined;
}

/** A list in which each has both names, as have its subcategories, and how many had one. */
function withBothNames(list: unknown): [list: unknown, count: number] {
  if (!Array.isArray(list)) return [list, 0];
  let count = 0;
  const named = list.map((one: unknown) => {
    if (!isRecord(one)) return one;
    const [subcategories, below] = withBothNames(one.subcategories);
    const lacking = missingName(one);
    count += below + (lacking ? 1 : 0);
    return below > 0 || lacking ? { ...one, ...(below > 0 && { subcategories }), ...lacking?.fields } : one;
  });
  return [count === 0 ? list : named, count];
}

/** Products and categories of a document that is in one language, to begin with, and a warning of each. */
function oneLanguage(document: unknown): { document: unknown; warnings: CatalogueProblem[] } {
  if (!isRecord(document)) return { document, warnings: [] };
  const warnings: CatalogueProblem[] = [];
  const completed: Record<string, unknown> = { ...document };
  for (const key of ['products', 'categories']) {
    const [list, count] = withBothNames(document[key]);
    if (count === 0) continue;
    completed[key] = list;
    const message = `${count === 1 ? 'one of them has' : `${count} of them have`} a name in one language; both languages show it`;
    warnings.push({ path: key, message, isAboutKey: true });
  }
  return { document: completed, warnings };
}

/**
 * Composes a shop's content from its catalogue document and its spreadsheets, whose rows change products of the document
 * or add some. The same files are always the same content, with the same ids.
 */
export async function composeContent(
  document: ContentText,
  sheetTexts: readonly ContentText[],
  { mediaFolder, own }: ReadingOptions,
): Promise<Composition> {
  const catalogue = withoutMark(document);
  const spreadsheets = sheetTexts.map(withoutMark);
  const located = (problems: Parameters<typeof locateProblems>[1]): ContentProblem[] =>
    locateProblems(catalogue.text, problems).map(({ line, column, path: at, message }) => ({
      file: catalogue.file,
      line,
      column,
      message: at ? `${at}: ${message}` : message,
    }));

  const { document: parsedDocument, warnings: ofLanguage } = oneLanguage(parsed(catalogue.text));
  let merged = isRecord(parsedDocument) ? { products: [], ...parsedDocument } : parsedDocument;
  const pictures = picturesIn(mediaFolder);
  const sheets: {
    file: string;
    reports: RowReport[];
    problems: ContentProblem[];
    warnings: ContentProblem[];
    advice: string | undefined;
  }[] = [];
  const missingCategories: MissingCategory[] = [];
  if (isMergeable(merged))
    for (const { file, text, isWorkbook, note } of spreadsheets) {
      await letOthersRun();
      const { columns, rows, problems, warnings: ofTable, exportOf } = readTable(text, { isWorkbook });
      await letOthersRun();
      const hasCodes = columns.some(({ read }) => read === 'code');
      const merge = await mergeProducts(merged as CatalogueDocument, columns, hasCodes ? rows : [], {
        pictures,
      });
      merged = merge.catalogue;
      sheets.push({
        file,
        advice: adviceOf(file, { exportOf, reports: merge.reports, columns }),
        reports: merge.reports,
        problems: problems.map((problem) => ({ file, ...problem })),
        warnings: [...(note ? [{ message: note }] : []), ...ofTable].map((warning) => ({ file, ...warning })),
      });
      missingCategories.push(...merge.missingCategories);
    }
  await letOthersRun();
  const reading = await checkCatalogue(sheets.length > 0 ? merged : parsedDocument, own);
  await letOthersRun();

  // A problem of a product that came from a row is reported at that row, any other in the document.
  let rest = reading.problems ?? [];
  for (const sheet of sheets.toReversed())
    [rest, sheet.reports] = assignToRows(merged as CatalogueDocument, sheet.reports, rest);
  const found = [
    ...reading.warnings,
    ...missingPictures(reading.catalogue ?? reading.rejected, pictures.problemOf),
  ];
  await letOthersRun();
  let ofDocument = found;
  for (const { reports } of sheets)
    [ofDocument] = assignToRows(merged as CatalogueDocument, reports, ofDocument);
  const warnings = [
    ...located([...ofLanguage, ...ofDocument]),
    ...sheets.flatMap((sheet) => [
      ...sheet.warnings,
      ...groupReports(sheet.reports, 'warnings').map((found) => ({ file: sheet.file, ...found })),
    ]),
  ];
  // A product whose row has a problem isn't missing.
  const areAllRead = sheets.every(
    (sheet) => sheet.problems.length === 0 && sheet.reports.every(({ problems }) => problems.length === 0),
  );
  const problems = [
    ...located(rest.filter(({ namesUnknownProduct }) => areAllRead || !namesUnknownProduct)),
    ...sheets.flatMap(({ file, advice, ...sheet }) => {
      const found = [
        ...sheet.problems,
        ...groupReports(sheet.reports, 'problems').map((problem) => ({ file, ...problem })),
      ];
      return found.length > 0 && advice ? [...found, { file, message: advice }] : found;
    }),
  ];
  if (problems.length > 0 || !reading.catalogue) return { problems, warnings, missingCategories };
  return { catalogue: reading.catalogue, warnings, missingCategories };
}
