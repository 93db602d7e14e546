import { applyFiles } from '../../content/files/content-files';
import { listVersions } from '../../content/files/content-versions';
import { undoImport } from '../../content/files/undo-import';
import { currentContent } from '../../content/import/current-content';
import type { Database } from '../../db/database';
import { findTypesetter } from '../../modules/catalogue-pdf/find-typesetter';
import { shopSettings } from '../../modules/orders/orders.repository';
import { writeBackup } from '../backup/backup';
import { exportRecords } from '../records/export-records';
import { shopTime } from '../records/shop-time';
import { rowsIn } from './backed-up-rows';
import type { Command } from './command';
import { runForgetCommand } from './forget-command';
import { inspectDatabase } from './inspect-database';
import { countsOf, printApplied, printChanges } from './print-applied';
import { printCatalogue } from './print-catalogue';
import { runStaffCommand } from './staff-command';
import { theShop } from './the-shop';
import type { Workplace } from './workplace';

async function importFiles(
  { files, isDryRun, addsCategories, mayRemoveMost }: Extract<Command, { name: 'import' }>,
  { db, config, output, own }: Workplace,
): Promise<boolean> {
  const applied = await applyFiles(db, files, {
    mediaFolder: config.mediaDir,
    own,
    isDryRun,
    addsCategories,
    unaskedRemovals: mayRemoveMost ? undefined : 0,
    onProgress: output.progress,
  });
  printApplied(applied, { isDryRun, output });
  return applied.outcome === 'applied' || applied.outcome === 'same';
}

async function undo(
  { files, to }: Extract<Command, { name: 'undo' }>,
  { db, config, output, own }: Workplace,
): Promise<boolean> {
  const {
    changes,
    importedAt,
    files: written,
  } = await undoImport(db, { mediaFolder: config.mediaDir, own, files, to, onProgress: output.progress });
  printChanges(changes, { isDone: true, output });
  const timeOf = await clockOf(db);
  output.out(`Brought back the content of ${timeOf(importedAt)}; ${countsOf(changes)}.`);
  output.out(`Wrote ${written.join(', ')} as they were then.`);
  return true;
}

/** `2026-03-01 12:00:00+03:00`, as the maker's clock shows it. */
async function clockOf(db: Database): Promise<(date: Date) => string> {
  const { time_zone } = await shopSettings(db);
  return (date) => shopTime(date.toISOString(), time_zone).replace('T', ' ');
}

async function printHistory({ db, output }: Workplace): Promise<boolean> {
  const present = (await currentContent(db))?.versionId;
  const [versions, timeOf] = await Promise.all([listVersions(db), clockOf(db)]);
  for (const { id, importedAt, changes } of versions)
    output.out(
      `${String(id).padStart(4)}  ${timeOf(importedAt)}  ${countsOf(changes)}${id === present ? '  now' : ''}`,
    );
  if (versions.length === 0) output.out('No content is kept yet.');
  return true;
}

/**
 * Runs a command on an open database. The migrations must have been applied, except for a backup.
 * @returns false for failure, whose reasons are printed
 */
export async function performCommand(command: Command, workplace: Workplace): Promise<boolean> {
  const { db, config, output } = workplace;
  output.note?.(await theShop(db, config));
  switch (command.name) {
    case 'migrate':
      output.out('The database is up to date.');
      return true;
    case 'inspect':
      output.out(JSON.stringify(await inspectDatabase(db)));
      return true;
    case 'import':
      return importFiles(command, workplace);
    case 'catalog':
      output.progress?.('Making the PDF');
      return printCatalogue({ db, config, output, typesetter: findTypesetter() });
    case 'backup': {
      const { tables } = await writeBackup(db, command.folder, {
        mediaFolder: config.mediaDir,
        onProgress: output.progress,
      });
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
    case 'undo':
      return undo(command, workplace);
    case 'history':
      return printHistory(workplace);
  }
}
