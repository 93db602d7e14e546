import type { CatalogueProblem } from '../catalogue/catalogue-problem';
import type { Catalogue } from '../catalogue/catalogue-schema';
import { shortened } from '../catalogue/quoted';
import { checkCatalogue } from '../catalogue/read-catalogue';
import { letOthersRun } from '../in-slices';
import type { CatalogueDocument } from './catalogue-document';
import { locateProblems } from './locate-problems';
import { isMissingIn, missingPictures } from './missing-pictures';
import { assignToRows } from './products-csv/assign-to-rows';
import { mergeProducts, type RowReport } from './products-csv/merge-products';
import { readTable } from './products-csv/read-table';

/** A file and its text. */
export interface ContentText {
  file: string;
  text: string;
}

/** Something to change in a file; line and column are 1-based. */
export interface ContentProblem {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  message: string;
}

/** The content, or the problems that keep it from being one. */
export type Composition = { warnings: ContentProblem[] } & (
  | { catalogue: Catalogue; problems?: never }
  | { catalogue?: never; problems: ContentProblem[] }
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The problems and warnings of a spreadsheet's rows. */
const ofRows = (file: string, reports: readonly RowReport[], of: 'problems' | 'warnings'): ContentProblem[] =>
  reports.flatMap((report) =>
    report[of].map((message) => ({
      file,
      line: report.line,
      message: `${shortened(report.code)} ${message}`.trim(),
    })),
  );

/**
 * Composes a shop's content from its catalogue document and its spreadsheets, whose rows change products of the document
 * or add some. The same files are always the same content, with the same ids.
 * @param options.mediaFolder folder of the images; missing ones are only warned of
 * @param options.explain says more of the document's problems than the files tell
 */
export async function composeContent(
  catalogue: ContentText,
  spreadsheets: readonly ContentText[],
  {
    mediaFolder,
    explain = async (problems) => [...problems],
  }: {
    mediaFolder: string;
    explain?: (problems: readonly CatalogueProblem[]) => Promise<CatalogueProblem[]>;
  },
): Promise<Composition> {
  const located = (problems: Parameters<typeof locateProblems>[1]): ContentProblem[] =>
    locateProblems(catalogue.text, problems).map(({ line, column, path: at, message }) => ({
      file: catalogue.file,
      line,
      column,
      message: at ? `${at}: ${message}` : message,
    }));

  const parsedDocument = parsed(catalogue.text);
  let document = isRecord(parsedDocument) ? { products: [], ...parsedDocument } : parsedDocument;
  const isMissing = isMissingIn(mediaFolder);
  const sheets: { file: string; reports: RowReport[]; problems: ContentProblem[] }[] = [];
  if (isMergeable(document))
    for (const { file, text } of spreadsheets) {
      await letOthersRun();
      const { columns, rows, problems } = readTable(text);
      await letOthersRun();
      const merge = await mergeProducts(document as CatalogueDocument, columns, rows, { isMissing });
      document = merge.catalogue;
      sheets.push({
        file,
        reports: merge.reports,
        problems: problems.map((problem) => ({ file, ...problem })),
      });
    }
  const merged = document;
  await letOthersRun();
  const reading = await checkCatalogue(sheets.length > 0 ? merged : parsedDocument);
  await letOthersRun();

  // What rows brought stands in their spreadsheet, the rest in the document.
  let rest = reading.problems ?? [];
  for (const sheet of sheets.toReversed())
    [rest, sheet.reports] = assignToRows(merged as CatalogueDocument, sheet.reports, rest);
  const found = [...reading.warnings, ...missingPictures(reading.catalogue ?? reading.rejected, isMissing)];
  await letOthersRun();
  const [ofDocument] = sheets.reduce(
    ([others], { reports }) => assignToRows(merged as CatalogueDocument, reports, others),
    [found, [] as RowReport[]],
  );
  const warnings = [
    ...located(ofDocument),
    ...sheets.flatMap(({ file, reports }) => ofRows(file, reports, 'warnings')),
  ];
  // A product whose row has a problem isn't missing.
  const areAllRead = sheets.every(
    ({ reports, problems }) => problems.length === 0 && reports.every(({ outcome }) => outcome !== 'wrong'),
  );
  const problems = [
    ...located(
      await explain(rest.filter(({ unknownProduct }) => areAllRead || unknownProduct === undefined)),
    ),
    ...sheets.flatMap((sheet) => [...sheet.problems, ...ofRows(sheet.file, sheet.reports, 'problems')]),
  ];
  if (problems.length > 0 || !reading.catalogue) return { problems, warnings };
  return { catalogue: reading.catalogue, warnings };
}
