import path from 'node:path';
import { writeBackup } from '../backup/backup';
import { applyFiles, rememberFiles } from '../catalogue-io/content-files';
import { listVersions } from '../catalogue-io/content-versions';
import { exportFile } from '../catalogue-io/export-file';
import { importFile } from '../catalogue-io/import-file';
import { importProducts } from '../catalogue-io/products-csv/import-products';
import { undoImport } from '../catalogue-io/undo-import';
import type { Database } from '../db/database';
import { inspectDatabase } from '../db/inspect-database';
import { currentContent } from '../db/seed/replace-content';
import { shopSettings } from '../modules/orders/orders.repository';
import { exportRecords } from '../records-io/export-records';
import { shopTime } from '../shop-time';
import { rowsIn } from './backed-up-rows';
import type { Command } from './command';
import { runForgetCommand } from './forget-command';
import { countsOf, printApplied, printPrices } from './print-applied';
import { printCatalogue } from './print-catalogue';
import { hasNoProblems, printProducts } from './print-products';
import { printUses } from './print-uses';
import { runStaffCommand } from './staff-command';
import { theShop } from './the-shop';
import type { Workplace } from './workplace';

/** How a command ended. `unconfirmed`: nothing was changed, because sets or sections would lose products. */
export type CommandResult = 'done' | 'failed' | 'unconfirmed';

const resultOf = (isDone: boolean): CommandResult => (isDone ? 'done' : 'failed');

async function importCatalogue(
  { file, isDryRun, isConfirmed, folderFiles }: Extract<Command, { name: 'import' }>,
  { db, config, output }: Workplace,
): Promise<CommandResult> {
  const outcome = await importFile(db, file, {
    mediaFolder: config.mediaDir,
    isDryRun,
    isConfirmed,
    onProgress: output.progress,
  });
  for (const line of outcome.warnings) output.error(`warning: ${line}`);
  if (outcome.problems) {
    for (const line of outcome.problems) output.error(line);
    output.error(`Nothing was changed; problems: ${outcome.problems.length}.`);
    return 'failed';
  }
  const { isWritten, changes, uses } = outcome;
  printUses(uses, { isDone: isWritten, output });
  printPrices(changes.prices, output);
  if (!isWritten) {
    output.out(`Nothing was changed${isDryRun ? ' (dry run)' : ''}; ${countsOf(changes)}.`);
    return isDryRun ? 'done' : 'unconfirmed';
  }
  output.out(`Imported ${path.basename(file)}; ${countsOf(changes)}.`);
  await rememberFiles(db, file, folderFiles);
  return 'done';
}

async function applyContent(
  { files, isDryRun, isConfirmed }: Extract<Command, { name: 'apply' }>,
  { db, config, output }: Workplace,
): Promise<CommandResult> {
  const applied = await applyFiles(db, files, {
    mediaFolder: config.mediaDir,
    isDryRun,
    isConfirmed,
    isForced: true,
    onProgress: output.progress,
  });
  printApplied(applied, { isDryRun, output });
  if (applied.outcome === 'unconfirmed') return 'unconfirmed';
  return resultOf(applied.outcome !== 'refused');
}

async function importSpreadsheet(
  { file, isDryRun, isConfirmed, folderFiles }: Extract<Command, { name: 'products' }>,
  { db, config, output }: Workplace,
): Promise<CommandResult> {
  const outcome = await importProducts(db, file, {
    mediaFolder: config.mediaDir,
    isDryRun,
    isConfirmed,
    onProgress: output.progress,
  });
  printUses(outcome.uses, { isDone: outcome.isWritten, output });
  printPrices(outcome.prices, output);
  printProducts(outcome, { file: path.basename(file), isDryRun, output });
  if (outcome.isWritten) await rememberFiles(db, file, folderFiles);
  if (outcome.isWritten || !hasNoProblems(outcome)) return resultOf(outcome.isWritten);
  return isDryRun ? 'done' : 'unconfirmed';
}

async function undo(
  { files, to, isConfirmed }: Extract<Command, { name: 'undo' }>,
  { db, config, output }: Workplace,
): Promise<CommandResult> {
  const {
    outcome,
    changes,
    uses,
    importedAt,
    files: written,
  } = await undoImport(db, {
    mediaFolder: config.mediaDir,
    files,
    to,
    isConfirmed,
    onProgress: output.progress,
  });
  const isDone = outcome === 'written';
  printUses(uses, { isDone, output });
  printPrices(changes.prices, output);
  if (!isDone) {
    output.out(`Nothing was changed; ${countsOf(changes)}.`);
    return 'unconfirmed';
  }
  const timeOf = await clockOf(db);
  output.out(`Brought back the content of ${timeOf(importedAt)}; ${countsOf(changes)}.`);
  if (written.length > 0) output.out(`Wrote ${written.join(', ')} as they were then.`);
  return 'done';
}

/** `2026-03-01 12:00:00+03:00`, as the maker's clock shows it. */
async function clockOf(db: Database): Promise<(date: Date) => string> {
  const { time_zone } = await shopSettings(db);
  return (date) => shopTime(date.toISOString(), time_zone).replace('T', ' ');
}

async function printHistory({ db, output }: Workplace): Promise<CommandResult> {
  const present = (await currentContent(db))?.versionId;
  const [versions, timeOf] = await Promise.all([listVersions(db), clockOf(db)]);
  for (const { id, importedAt, changes } of versions)
    output.out(
      `${String(id).padStart(4)}  ${timeOf(importedAt)}  ${countsOf(changes)}${id === present ? '  now' : ''}`,
    );
  if (versions.length === 0) output.out('No content is kept yet.');
  return 'done';
}

/**
 * Runs a command on an open database. The migrations must have been applied, except for a backup.
 * @returns how it ended; the reasons are printed
 */
export async function performCommand(command: Command, workplace: Workplace): Promise<CommandResult> {
  const { db, config, output } = workplace;
  output.note?.(await theShop(db, config));
  switch (command.name) {
    case 'migrate':
      output.out('The database is up to date.');
      return 'done';
    case 'inspect':
      output.out(JSON.stringify(await inspectDatabase(db)));
      return 'done';
    case 'apply':
      return applyContent(command, workplace);
    case 'import':
      return importCatalogue(command, workplace);
    case 'products':
      return importSpreadsheet(command, workplace);
    case 'export': {
      const { products } = await exportFile(db, command.file);
      await rememberFiles(db, command.file, command.folderFiles);
      output.out(`Wrote the shop to ${path.basename(command.file)}; products: ${products.length}.`);
      return 'done';
    }
    case 'catalog':
      output.progress?.('Making the PDF');
      return resultOf(await printCatalogue({ db, config, output }));
    case 'backup': {
      const { tables } = await writeBackup(db, command.folder, {
        mediaFolder: config.mediaDir,
        onProgress: output.progress,
      });
      output.out(`Backed up to ${command.folder}; ${rowsIn(tables)}.`);
      return 'done';
    }
    case 'records':
      output.out((await exportRecords(db, command.request)).trimEnd());
      return 'done';
    case 'forget':
      return resultOf(await runForgetCommand(command.person, workplace));
    case 'staff':
      return resultOf(await runStaffCommand(command.staff, { db, output }));
    case 'undo':
      return undo(command, workplace);
    case 'history':
      return printHistory(workplace);
  }
}
