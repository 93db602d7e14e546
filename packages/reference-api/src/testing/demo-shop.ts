import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../content/document/read-catalogue';
import { filesHash } from '../content/files/content-files';
import { writeContent } from '../content/files/write-content';
import type { Database } from '../db/database';

export const demoFolder = fileURLToPath(new URL('../../../../examples/demo-shop', import.meta.url));

export const demoCatalogue = path.join(demoFolder, 'catalogue.json');

export const demoMediaFolder = path.join(demoFolder, 'media');

/**
 * Makes the demo shop's catalogue a database's content.
 * @param json another catalogue
 * @throws with the first problem of an invalid catalogue
 */
export async function seedDemo(db: Database, json?: string): Promise<void> {
  const text = json ?? (await readFile(demoCatalogue, 'utf8'));
  const { catalogue, problems } = await readCatalogue(text);
  if (problems) {
    const [first] = problems;
    throw new Error(`The catalogue is invalid at ${first?.path}: ${first?.message}`);
  }
  const texts = [{ file: 'catalogue.json', text }];
  await writeContent(db, { catalogue, texts, hash: filesHash(texts) });
}
