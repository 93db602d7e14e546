import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A PDF that the maker has, e.g. from a designer, in the media folder. */
const OWN_CATALOGUE = 'catalog.pdf';

/** The maker's own PDF, which is served instead of a generated one; undefined if there is none. */
export async function ownCatalogue(mediaFolder: string): Promise<{ file: string; hash: string } | undefined> {
  const file = path.join(mediaFolder, OWN_CATALOGUE);
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { file, hash: `${Math.round(stats.mtimeMs)}-${stats.size}` } : undefined;
}

/** The advice to a maker whose `/catalog` has no PDF to open. */
export const missingCatalogueFix = (mediaFolder: string): string =>
  `Run npm install @diwan/catalogue-pdf, which makes one of the products, or save your own as ${path.join(mediaFolder, OWN_CATALOGUE)}.`;
