import { eq } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue-schema';
import type { Database } from '../db/database';
import { type ChangeCounts, contentVersions } from '../db/schema';
import { contentKinds } from '../db/seed/content-kinds';
import { type ImportPlan, planImport, writePlan } from '../db/seed/import-catalogue';
import {
  currentContent,
  type ImportedContent,
  lockContent,
  storeCurrentContent,
} from '../db/seed/replace-content';
import type { OnProgress } from '../on-progress';
import type { ContentText } from './compose-content';
import { keepVersion, packFiles } from './content-versions';
import { exportCatalogue } from './export-catalogue';
import { breaksContent, type ProductUse, usesOfLostProducts } from './product-uses';

export type ProductChanges = ImportPlan['products'];
export type PriceChange = ProductChanges['prices'][number];

export interface NewContent
  extends Pick<ImportedContent, 'source' | 'hash'>,
    Partial<Pick<ImportedContent, 'filesHash'>> {
  catalogue: Catalogue;
  /** The catalogue document and the spreadsheets that it comes from. */
  texts: readonly ContentText[];
}

export interface WriteOptions {
  isDryRun?: boolean | undefined;
  /** Whether sets and sections may lose products. */
  isConfirmed?: boolean | undefined;
  /** Whether it replaces the latest kept content instead of being kept beside it. */
  amends?: boolean | undefined;
  /** A kept content that is brought back. */
  versionId?: number | undefined;
  /** Checks, once no other import can run, whether the content may be replaced. */
  check?: ((current: ImportedContent | undefined, plan: Pick<ImportPlan, 'isEmpty'>) => void) | undefined;
  now?: (() => Date) | undefined;
  onProgress?: OnProgress | undefined;
}

export interface Written {
  outcome: 'written' | 'unconfirmed' | 'dry run';
  changes: ProductChanges;
  uses: ProductUse[];
}

const counts = ({ products, added, changed, removed, prices }: ProductChanges): ChangeCounts => ({
  products,
  added,
  changed,
  removed: removed.length,
  prices: prices.length,
});

/** The version of the present content, which may be from before contents were kept. */
async function presentVersion(tx: Database, current: ImportedContent | undefined): Promise<number | null> {
  if (!current) return null;
  if (current.versionId !== null) return current.versionId;
  const catalogue = await exportCatalogue(tx);
  const changes = { products: catalogue.products.length, added: 0, changed: 0, removed: 0 };
  const files = await packFiles([{ file: 'catalogue.json', text: JSON.stringify(catalogue, null, 2) }]);
  const { source, importedAt } = current;
  return (await keepVersion(tx, { source, importedAt, changes, files })) ?? null;
}

/**
 * Makes a catalogue the shop's content: writes only what differs, one process at a time, while visitors buy. Orders,
 * requests and leads are never changed. The content before is kept.
 */
export async function writeContent(
  db: Database,
  { catalogue, texts, source, hash, filesHash }: NewContent,
  { isDryRun, isConfirmed, amends, versionId, check, now = () => new Date(), onProgress }: WriteOptions = {},
): Promise<Written> {
  onProgress?.('Comparing with the shop');
  // Before the transaction, during which other calls of an embedded database wait.
  const [kinds, files] = await Promise.all([contentKinds(catalogue), isDryRun ? '' : packFiles(texts)]);
  const importedAt = now();

  return db.transaction(async (tx): Promise<Written> => {
    await lockContent(tx);
    const current = await currentContent(tx);
    const plan = await planImport(tx, kinds, importedAt);
    check?.(current, plan);
    const changes = plan.products;
    const uses = await usesOfLostProducts(tx, catalogue);
    if (isDryRun) return { outcome: 'dry run', changes, uses };
    if (!isConfirmed && breaksContent(uses)) return { outcome: 'unconfirmed', changes, uses };

    const before = versionId ?? (await presentVersion(tx, current));
    await writePlan(tx, plan, onProgress);
    const isSame = (plan.isEmpty || amends) && before !== null;
    if (isSame && versionId === undefined)
      await tx.update(contentVersions).set({ files }).where(eq(contentVersions.id, before));
    const version = { previousId: before, source, importedAt, changes: counts(changes), files };
    await storeCurrentContent(tx, {
      source,
      hash,
      // What isn't given stays.
      ...(filesHash !== undefined && { filesHash }),
      importedAt: plan.isEmpty && current ? current.importedAt : importedAt,
      versionId: versionId ?? (isSame ? before : ((await keepVersion(tx, version)) ?? null)),
    });
    return { outcome: 'written', changes, uses };
  });
}
