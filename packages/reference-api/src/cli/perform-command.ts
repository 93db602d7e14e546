import path from 'node:path';
import { writeBackup } from '../backup/backup';
import { applyFiles } from '../catalogue-io/content-files';
import { exportFile } from '../catalogue-io/export-file';
import { importFile } from '../catalogue-io/import-file';
import { importProducts } from '../catalogue-io/products-csv/import-products';
import { exportRecords } from '../records-io/export-records';
import { rowsIn } from './backed-up-rows';
import type { Command } from './command';
import { runForgetCommand } from './forget-command';
import { printApplied } from './print-applied';
import { printCatalogue as printCatalogueNow } from './print-catalogue';
import { hasNoProblems, printProducts } from './print-products';
import { runStaffCommand } from './staff-command';
import { theShop } from './the-shop';
import type { Workplace } from './workplace';

async function importCatalogue(
  file: string,
  { db, config, output, printCatalogue = printCatalogueNow }: Workplace,
): Promise<boolean> {
  const outcome = await importFile(db, file, { mediaFolder: config.mediaDir });
  for (const line of outcome.warnings) output.error(`warning: ${line}`);
  if (outcome.problems) {
    for (const line of outcome.problems) output.error(line);
    output.error(`Nothing was changed; problems: ${outcome.problems.length}.`);
    return false;
  }
  const removed = outcome.removed > 0 ? ` (${outcome.removed} removed)` : '';
  output.out(`Imported ${path.basename(file)}; products: ${outcome.imported.products.length}${removed}.`);
  await printCatalogue({ db, config, output });
  return true;
}

async function applyContent(
  { files, isDryRun }: Extract<Command, { name: 'apply' }>,
  { db, config, output, printCatalogue = printCatalogueNow }: Workplace,
): Promise<boolean> {
  const applied = await applyFiles(db, files, { mediaFolder: config.mediaDir, isDryRun, isForced: true });
  printApplied(applied, { isDryRun, output });
  if (applied.outcome === 'applied' && !isDryRun) await printCatalogue({ db, config, output });
  return applied.outcome !== 'refused';
}

async function importSpreadsheet(
  { file, isDryRun }: Extract<Command, { name: 'products' }>,
  { db, config, output, printCatalogue = printCatalogueNow }: Workplace,
): Promise<boolean> {
  const outcome = await importProducts(db, file, { mediaFolder: config.mediaDir, isDryRun });
  printProducts(outcome, { file: path.basename(file), isDryRun, output });
  if (outcome.isWritten) await printCatalogue({ db, config, output });
  return outcome.isWritten || (isDryRun && hasNoProblems(outcome));
}

/**
 * Runs a command on an open database. The migrations must have been applied, except for a backup.
 * @returns false for failure, whose reasons are printed
 */
export async function performCommand(command: Command, workplace: Workplace): Promise<boolean> {
  const { db, config, output, printCatalogue = printCatalogueNow } = workplace;
  output.note?.(await theShop(db, config));
  switch (command.name) {
    case 'migrate':
      output.out('The database is up to date.');
      return true;
    case 'apply':
      return applyContent(command, workplace);
    case 'import':
      return importCatalogue(command.file, workplace);
    case 'products':
      return importSpreadsheet(command, workplace);
    case 'export': {
      const { products } = await exportFile(db, command.file);
      output.out(`Wrote the shop to ${path.basename(command.file)}; products: ${products.length}.`);
      return true;
    }
    case 'catalog':
      return printCatalogue({ db, config, output });
    case 'backup': {
      const { tables } = await writeBackup(db, command.folder, { mediaFolder: config.mediaDir });
      output.out(`Backed up to ${command.folder}; ${rowsIn(tables)}.`);
      return true;
    }
    case 'records':
      output.out((await exportRecords(db, command.request)).trimEnd());
      return true;
    case 'forget':
      return runForgetCommand(command.person, workplace);
    case 'staff':
      return runStaffCommand(command.staff, { db, output });
  }
}
