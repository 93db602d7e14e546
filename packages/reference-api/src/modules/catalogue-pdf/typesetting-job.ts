import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../db/database';
import { createMediaFinder, type MediaFile } from '../../media/media-file';
import type { Config } from '../../platform/config';
import type { Logger } from '../../platform/logger';
import { composeCatalogue, type PrintedCatalogue } from './compose-catalogue';
import { type CatalogueContent, loadCatalogueContent } from './load-content';
import { type CutPicture, createPicturePlaces } from './picture-places';

/** JSON input of the typesetter, the program of `@diwan/catalogue-pdf`. */
export interface TypesettingJob {
  catalogue: PrintedCatalogue;
  pictures: CutPicture[];
}

export interface PreparedCatalogue {
  job: TypesettingJob;
  typesetter: string;
  /** Hash of all inputs of the PDF: texts, prices, images and the typesetter. */
  hash: string;
}

const picturePaths = ({ settings, products, categories, rooms }: CatalogueContent): Set<string> =>
  new Set(
    [
      ...products.flatMap(({ pictures, fabrics }) => [...pictures, ...fabrics.map(({ picture }) => picture)]),
      ...categories.map(({ picture }) => picture),
      ...rooms.flat(),
      settings.logo_url,
      settings.logo_url_ar,
    ].flatMap((picture) => picture ?? []),
  );

async function findPictures(
  content: CatalogueContent,
  folder: string,
  logger: Pick<Logger, 'warn'>,
): Promise<Map<string, MediaFile>> {
  const find = createMediaFinder(folder, logger);
  const found = new Map<string, MediaFile>();
  // Sequentially, because visitors' requests have priority.
  for (const picture of picturePaths(content)) {
    const media = await find(picture);
    if (media) found.set(picture, media);
  }
  return found;
}

/** Hash of the program, the template and what else is beside them. */
function typesetterHash(typesetter: string): string {
  const folder = path.dirname(typesetter);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** Collects all inputs of the shop's catalogue; undefined for a shop without products. */
export async function prepareCatalogue({
  db,
  config,
  logger,
  mediaFolder,
  typesetter,
}: {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
  logger: Pick<Logger, 'warn'>;
  mediaFolder: string;
  typesetter: string;
}): Promise<PreparedCatalogue | undefined> {
  const content = await loadCatalogueContent(db);
  if (!content) return undefined;
  const places = createPicturePlaces(await findPictures(content, mediaFolder, logger));
  const catalogue = await composeCatalogue(content, { places, shopUrl: config.publicUrl });
  const job = { catalogue, pictures: places.placed() };
  const names = job.pictures.map(({ name }) => name);
  const hash = createHash('sha256')
    .update(JSON.stringify([typesetterHash(typesetter), catalogue, names]))
    .digest('hex')
    .slice(0, 20);
  return { job, typesetter, hash };
}
