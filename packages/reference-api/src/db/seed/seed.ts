import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogue } from '../../catalogue/read-catalogue';
import { demoFolder } from '../../package-paths';
import { StartupError } from '../../startup-error';
import type { Database } from '../database';
import { contentHash, currentContent, replaceContent } from './replace-content';

/**
 * Imports the demo shop's content, unless it already exists or the shop has its own content. Never changes orders,
 * requests and leads. Safe to call from several processes at once.
 * @param options.file another `catalogue.json`
 * @returns whether anything was written
 * @throws {StartupError} with the first problem of an invalid catalogue
 */
export async function seed(
  db: Database,
  { file = path.join(demoFolder, 'catalogue.json'), now = () => new Date() } = {},
): Promise<boolean> {
  const json = await readFile(file, 'utf8');
  const hash = contentHash(json);
  const isDone = (row: Awaited<ReturnType<typeof currentContent>>) =>
    row?.hash === hash || (row !== undefined && row.source !== 'demo');
  if (isDone(await currentContent(db))) return false;

  const { catalogue, problems } = readCatalogue(json);
  if (problems) {
    const [first] = problems;
    throw new StartupError(
      `The catalogue ${file} is invalid at ${first?.path || 'its start'}: ${first?.message}`,
    );
  }
  return replaceContent(db, { catalogue, source: 'demo', hash, importedAt: now(), isDone });
}
