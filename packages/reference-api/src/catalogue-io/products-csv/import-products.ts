import { checkCatalogue } from '../../catalogue/read-catalogue';
import type { Database } from '../../db/database';
import { contentHash, currentContent } from '../../db/seed/replace-content';
import { StartupError } from '../../startup-error';
import { exportCatalogue } from '../export-catalogue';
import { isMissingIn } from '../missing-pictures';
import type { ProductUse } from '../product-uses';
import { readTextFile } from '../read-text-file';
import { type PriceChange, type WriteOptions, writeContent } from '../write-content';
import { assignToRows } from './assign-to-rows';
import { mergeProducts, type RowReport } from './merge-products';
import { type FileProblem, readTable } from './read-table';

export interface ProductsOutcome {
  /** One per record of the file, in file order. */
  reports: readonly RowReport[];
  /** Problems with the file as a whole. */
  problems: readonly FileProblem[];
  isWritten: boolean;
  /** Where products are used that would be hidden. */
  uses: readonly ProductUse[];
  prices: readonly PriceChange[];
}

const refused = (problems: readonly FileProblem[], reports: readonly RowReport[] = []): ProductsOutcome => ({
  reports,
  problems,
  isWritten: false,
  uses: [],
  prices: [],
});

/** Another import came between reading the content and writing it. */
class ChangedMeanwhile extends Error {}

/**
 * Adds and updates products from a CSV file, separated by commas, semicolons or tabs, with headers in English or Arabic.
 * If there are any problems, nothing is written; products not in the file are unchanged.
 * @param options.mediaFolder folder of the images; missing ones are only warned of
 * @param options.isDryRun only reports what would be changed
 * @throws StartupError if the file isn't UTF-8, or the shop's content isn't in the database
 */
export async function importProducts(
  db: Database,
  file: string,
  { mediaFolder, ...options }: { mediaFolder: string } & Omit<WriteOptions, 'check' | 'versionId'>,
): Promise<ProductsOutcome> {
  const table = readTable(await readTextFile(file));
  for (;;) {
    const current = await currentContent(db);
    if (current?.source === 'files')
      throw new StartupError(
        "The shop's content comes from its files: change its spreadsheet, then run diwan import.",
      );
    if (current?.source !== 'import')
      throw new StartupError('This shop has no imported catalogue yet. Run diwan import <file.json> first.');

    const before = await db.transaction((tx) => exportCatalogue(tx), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    const { catalogue, reports } = await mergeProducts(before, table.columns, table.rows, {
      isMissing: isMissingIn(mediaFolder),
    });
    const reading = await checkCatalogue(catalogue);
    const [others, checked] = assignToRows(catalogue, reports, reading.problems ?? []);
    const ofCatalogue = others.map(({ path, message }) => ({ message: `${path}: ${message}` }));
    const problems = [...table.problems, ...ofCatalogue];
    const isRight = problems.length === 0 && checked.every(({ outcome }) => outcome !== 'wrong');
    if (!isRight || !reading.catalogue) return refused(problems, checked);
    const text = JSON.stringify(catalogue, null, 2);
    try {
      const { outcome, uses, changes } = await writeContent(
        db,
        {
          catalogue: reading.catalogue,
          texts: [{ file: 'catalogue.json', text }],
          source: 'import',
          hash: contentHash(text),
        },
        {
          ...options,
          check: (now) => {
            if (now?.hash !== current.hash) throw new ChangedMeanwhile();
          },
        },
      );
      return {
        reports: checked,
        problems: [],
        isWritten: outcome === 'written',
        uses,
        prices: changes.prices,
      };
    } catch (error) {
      // Another import's products would be overwritten.
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}
