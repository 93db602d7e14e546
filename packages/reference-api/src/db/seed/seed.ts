import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogue } from '../../catalogue/read-catalogue';
import { demoFolder } from '../../package-paths';
import { StartupError } from '../../startup-error';
import type { Database } from '../database';
import { contentHash, currentContent, replaceContent } from './replace-content';

/**
 * Puts the demo shop's content into the database, unless it is there already or the shop has content of its own.
 * Orders, requests and leads are never touched. Several processes may do so at once.
 * @param options.file another `catalogue.json`
 * @returns whether anything was written
 * @throws {StartupError} telling the first problem of a broken catalogue
 */
export async function seed(
  db: Database,
  { file = path.join(demoFolder, 'catalogue.json'), now = () => new Date() } = {},
): Promise<boolean> {
  const json = await readFile(file, 'utf8');
  const hash = contentHash(json);
  const isDone = (row: Awaited<ReturnType<typeof currentContent>>) =>
    row?.hash === hash || row?.source === 'import';
  if (isDone(await currentContent(db))) return false;

  const { catalogue, problems } = readCatalogue(json);
  if (problems) {
    const [first] = problems;
    throw new StartupError(
      `The catalogue ${file} is broken at ${first?.path || 'its start'}: ${first?.message}`,
    );
  }
  return replaceContent(db, { catalogue, source: 'demo', hash, importedAt: now(), isDone });
}
