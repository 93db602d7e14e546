import { readFile } from 'node:fs/promises';
import type { CatalogueProblem } from '../../catalogue/catalogue-problem';
import { readCatalogue } from '../../catalogue/read-catalogue';
import type { Database } from '../../db/database';
import { contentHash, currentContent, lockContent, replaceContent } from '../../db/seed/replace-content';
import { StartupError } from '../../startup-error';
import type { CatalogueDocument } from '../catalogue-document';
import { exportCatalogue } from '../export-catalogue';
import { mergeProducts, type RowReport } from './merge-products';
import { readTable } from './read-table';

export interface ProductsOutcome {
  /** One per record of the file, in its order. */
  reports: readonly RowReport[];
  /** What is wrong with the file as a whole. */
  problems: readonly string[];
  isWritten: boolean;
}

const refused = (problems: readonly string[], reports: readonly RowReport[] = []): ProductsOutcome => ({
  reports,
  problems,
  isWritten: false,
});

/** Problems between products at the rows that brought them; the others are the catalogue's own. */
function blameRows(
  { products }: CatalogueDocument,
  reports: readonly RowReport[],
  problems: readonly CatalogueProblem[],
): [problems: string[], reports: RowReport[]] {
  const others: string[] = [];
  const blamed = reports.map((report) => ({ ...report, problems: [...report.problems] }));
  for (const { path, message } of problems) {
    const [, place = '', field = ''] = /^products\.(\d+)\.(.+)$/.exec(path) ?? [];
    const code = products[Number(place || -1)]?.code;
    const row = blamed.find((report) => report.code.toLowerCase() === code?.toLowerCase());
    if (row) {
      row.outcome = 'wrong';
      row.problems.push(`${field}: ${message}`);
    } else others.push(`${path}: ${message}`);
  }
  return [others, blamed];
}

/**
 * Adds and changes products from a spreadsheet's file: comma, semicolon or tab, headers in English or Arabic. With any
 * problem nothing is written; products that the file doesn't name stay.
 * @param options.isDryRun reports what would happen, and writes nothing
 * @throws StartupError for a shop without a catalogue of its own
 */
export async function importProducts(
  db: Database,
  file: string,
  { isDryRun = false, now = () => new Date() }: { isDryRun?: boolean; now?: () => Date } = {},
): Promise<ProductsOutcome> {
  const table = readTable(await readFile(file, 'utf8'));
  if ((await currentContent(db))?.source !== 'import')
    throw new StartupError(
      'This shop has no catalogue of its own yet: run pnpm db:import <file.json> first.',
    );
  if (table.problems) return refused(table.problems);

  return db.transaction(async (tx) => {
    // Before reading: another spreadsheet's products would be lost with what is written over them.
    await lockContent(tx);
    const { catalogue, reports } = mergeProducts(await exportCatalogue(tx), table.columns, table.rows);
    const json = JSON.stringify(catalogue);
    const reading = readCatalogue(json);
    if (reading.problems) return refused(...blameRows(catalogue, reports, reading.problems));
    const isRight = reports.every(({ outcome }) => outcome !== 'wrong');
    if (!isRight || isDryRun) return refused([], reports);
    await replaceContent(tx, {
      catalogue: reading.catalogue,
      source: 'import',
      hash: contentHash(json),
      importedAt: now(),
    });
    return { reports, problems: [], isWritten: true };
  });
}
