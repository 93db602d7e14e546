import type { Catalogue } from '../content/document/catalogue-schema';
import { contentKinds } from '../content/import/content-kinds';
import { planImport, writePlan } from '../content/import/import-catalogue';
import type { Database } from '../db/database';

/** Plans and writes an import at once. */
export async function importCatalogue(tx: Database, catalogue: Catalogue): Promise<void> {
  await writePlan(tx, await planImport(tx, await contentKinds(catalogue), new Date()));
}
