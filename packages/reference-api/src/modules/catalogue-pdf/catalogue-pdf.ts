import path from 'node:path';
import type { Dependencies } from '../../platform/dependencies';
import { makeCatalogue } from './make-catalogue';
import { missingCatalogueFix, ownCatalogue } from './own-catalogue';
import { prepareCatalogue } from './typesetting-job';

/** How long a catalogue is considered current before it is compared with the content again. */
const CURRENT_FOR_MS = 60_000;

/** Folder of a shop's generated catalogues. */
export const catalogueFolder = ({ dataDir }: { dataDir: string }): string => path.join(dataDir, 'catalogue');

export type CatalogueState =
  | { status: 'ready'; file: string; hash: string }
  /** Being generated for the first time. */
  | { status: 'making' }
  /** The shop has neither a PDF of its own nor the typesetter, or no products, or generating failed. */
  | { status: 'missing' };

type CataloguePdfDependencies = Pick<
  Dependencies,
  'db' | 'config' | 'logger' | 'mediaFolder' | 'typesetter' | 'now' | 'isStopping'
>;

/**
 * The maker's own PDF, if there is one; else keeps the generated one current: requests check for changed content at most once a minute, and the previous
 * catalogue is served until the new one is ready.
 * @returns a function that returns the current state and starts generating in the background if needed
 */
export function createCataloguePdf(dependencies: CataloguePdfDependencies): () => CatalogueState {
  const { config, logger, mediaFolder, typesetter, now, isStopping } = dependencies;
  let state: CatalogueState = { status: 'making' };
  let failedHash: string | undefined;
  let updating: Promise<void> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function update(): Promise<void> {
    const own = await ownCatalogue(mediaFolder);
    if (own) {
      state = { status: 'ready', ...own };
      return;
    }
    if (!typesetter) {
      // Once, not each time that somebody asks for it.
      if (state.status !== 'missing')
        logger.warn({}, `/catalog has no PDF. ${missingCatalogueFix(mediaFolder)}`);
      state = { status: 'missing' };
      return;
    }
    const prepared = await prepareCatalogue({ ...dependencies, typesetter });
    if (!prepared) {
      state = { status: 'missing' };
      return;
    }
    const { hash } = prepared;
    if (hash === failedHash || (state.status === 'ready' && state.hash === hash)) return;
    try {
      const { file, broken } = await makeCatalogue(prepared, catalogueFolder(config));
      if (broken.length > 0) logger.warn({ files: broken }, 'damaged pictures left out of the catalogue');
      state = { status: 'ready', file, hash };
    } catch (error) {
      // Don't retry until the content changes.
      failedHash = hash;
      throw error;
    }
  }

  const start = (): void => {
    checkedAt = now().getTime();
    updating = update()
      .catch((error: unknown) => {
        if (state.status !== 'ready') state = { status: 'missing' };
        if (!isStopping()) logger.error({ err: error }, 'catalogue not generated');
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
