import type { Database } from '../../db/database';
import { catalogueFolder } from '../../modules/catalogue-pdf/catalogue-pdf';
import { makeCatalogue } from '../../modules/catalogue-pdf/make-catalogue';
import { missingCatalogueFix, ownCatalogue } from '../../modules/catalogue-pdf/own-catalogue';
import { prepareCatalogue } from '../../modules/catalogue-pdf/typesetting-job';
import type { Config } from '../../platform/config';
import type { Output } from './output';

/** Generates the PDF of the shop's catalogue; on failure, prints the reason to the error output and returns false. */
export async function printCatalogue({
  db,
  config,
  output,
  typesetter,
}: {
  db: Database;
  config: Pick<Config, 'mediaDir' | 'dataDir' | 'publicUrl'>;
  output: Output;
  typesetter: string | undefined;
}): Promise<boolean> {
  const logger = { warn: () => {} };
  try {
    const own = await ownCatalogue(config.mediaDir);
    if (own) {
      output.out(`The catalogue is your own, ${own.file}: remove it to have one generated.`);
      return true;
    }
    if (!typesetter) {
      output.error(`No catalogue was generated. ${missingCatalogueFix(config.mediaDir)}`);
      return false;
    }
    const prepared = await prepareCatalogue({ db, config, logger, mediaFolder: config.mediaDir, typesetter });
    if (!prepared) {
      output.error('No catalogue was generated: the shop has no products.');
      return false;
    }
    const { file, broken } = await makeCatalogue(prepared, catalogueFolder(config));
    for (const picture of broken) output.error(`Left out, because the file is damaged: ${picture}`);
    output.out(`The PDF catalogue has ${prepared.job.catalogue.pages.length} pages: ${file}`);
    return true;
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}
