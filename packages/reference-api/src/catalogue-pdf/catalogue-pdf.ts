import path from 'node:path';
import type { Dependencies } from '../dependencies';
import { makeCatalogue } from './make-catalogue';
import { prepareCatalogue } from './typesetting-job';

/** How long a catalogue counts as current before the shop's content is compared with it again. */
const CURRENT_FOR_MS = 60_000;

/** Where a shop's catalogues are kept. */
export const catalogueFolder = ({ dataDir }: { dataDir: string }): string => path.join(dataDir, 'catalogue');

export type CatalogueState =
  | { status: 'ready'; file: string; hash: string }
  /** Being made for the first time. */
  | { status: 'making' }
  /** The shop has no products, or its catalogue can't be made. */
  | { status: 'missing' };

type CataloguePdfDependencies = Pick<
  Dependencies,
  'db' | 'config' | 'logger' | 'mediaFolder' | 'now' | 'isStopping'
>;

/**
 * The shop's printed catalogue, kept current: content that an import changed is noticed within a minute of the next
 * request, and the catalogue before it is given out until the new one is made.
 * @returns the state now; it also starts making what is missing
 */
export function createCataloguePdf(dependencies: CataloguePdfDependencies): () => CatalogueState {
  const { config, logger, now, isStopping } = dependencies;
  let state: CatalogueState = { status: 'making' };
  let failedHash: string | undefined;
  let updating: Promise<void> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function update(): Promise<void> {
    const prepared = await prepareCatalogue(dependencies);
    if (!prepared) {
      state = { status: 'missing' };
      return;
    }
    const { hash } = prepared;
    if (hash === failedHash || (state.status === 'ready' && state.hash === hash)) return;
    try {
      const file = await makeCatalogue(prepared, catalogueFolder(config));
      state = { status: 'ready', file, hash };
    } catch (error) {
      // The same content would fail again.
      failedHash = hash;
      throw error;
    }
  }

  const start = (): void => {
    checkedAt = now().getTime();
    updating = update()
      .catch((error: unknown) => {
        if (state.status !== 'ready') state = { status: 'missing' };
        if (!isStopping()) logger.error({ err: error }, 'catalogue not made');
      })
      .finally(() => {
        updating = undefined;
      });
  };

  return () => {
    const isDue = now().getTime() - checkedAt >= CURRENT_FOR_MS;
    if (!updating && isDue && !isStopping()) start();
    return state;
  };
}
