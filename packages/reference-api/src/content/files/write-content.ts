import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type ChangeCounts, contentVersions } from '../../db/schema';
import type { Catalogue } from '../document/catalogue-schema';
import { contentKinds } from '../import/content-kinds';
import { currentContent, lockContent, storeCurrentContent } from '../import/current-content';
import { type ImportPlan, planImport, writePlan } from '../import/import-catalogue';
import type { OnProgress } from '../on-progress';
import type { ContentText } from './compose-content';
import { forgetOldVersions, keepVersion, packFiles } from './content-versions';

export type ProductChanges = ImportPlan['products'];
export type PriceChange = ProductChanges['prices'][number];

export interface NewContent {
  catalogue: Catalogue;
  /** The catalogue document and the spreadsheets that it comes from. */
  texts: readonly ContentText[];
  /** Identifies the texts. */
  hash: string;
}

export interface WriteOptions {
  isDryRun?: boolean | undefined;
  /** Whether it replaces the latest kept content instead of being kept beside it. */
  amends?: boolean | undefined;
  /** Whether changes are made; otherwise they are only returned. */
  isAccepted?: ((changes: ProductChanges) => boolean) | undefined;
  /** A kept content that is brought back. */
  versionId?: number | undefined;
  now?: (() => Date) | undefined;
  onProgress?: OnProgress | undefined;
}

const counts = ({ products, added, changed, removed, prices }: ProductChanges): ChangeCounts => ({
  products,
  added,
  changed,
  removed: removed.length,
  prices: prices.length,
});

/**
 * Makes a catalogue the shop's content: writes only what differs, one process at a time, while visitors buy. Orders,
 * requests and leads are never changed. The content before is kept.
 */
export async function writeContent(
  db: Database,
  { catalogue, texts, hash }: NewContent,
  { isDryRun, isAccepted, amends, versionId, now = () => new Date(), onProgress }: WriteOptions = {},
): Promise<ProductChanges> {
  onProgress?.('Comparing with the shop');
  // Before the transaction, during which other calls of an embedded database wait.
  const [kinds, files] = await Promise.all([contentKinds(catalogue), isDryRun ? '' : packFiles(texts)]);
  const importedAt = now();

  return db.transaction(async (tx) => {
    await lockContent(tx);
    const current = await currentContent(tx);
    const plan = await planImport(tx, kinds, importedAt);
    if (isDryRun || isAccepted?.(plan.products) === false) return plan.products;
    await writePlan(tx, plan, onProgress);
    let id = versionId;
    if (id === undefined && current && (plan.isEmpty || amends)) {
      id = current.versionId;
      await tx.update(contentVersions).set({ files }).where(eq(contentVersions.id, id));
    }
    id ??= await keepVersion(tx, {
      previousId: current?.versionId ?? null,
      importedAt,
      changes: counts(plan.products),
      files,
    });
    await storeCurrentContent(tx, {
      hash,
      importedAt: plan.isEmpty && current ? current.importedAt : importedAt,
      versionId: id,
    });
    await forgetOldVersions(tx);
    return plan.products;
  });
}
