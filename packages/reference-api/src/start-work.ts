import * as v from 'valibot';
import type { Config } from './config';
import type { OpenDatabase } from './db/database';
import type { EncodingTurns } from './images/encoding-turns';
import { makePicturesAhead } from './images/make-pictures-ahead';
import type { Logger } from './logger';
import { startDelivery } from './modules/events/deliver-events';
import { demoMediaFolder } from './package-paths';
import { exportRecords, exportRequestSchema } from './records-io/export-records';

/**
 * Starts what a process does besides answering calls: it delivers events to `WEBHOOK_URL`, when that is set, makes
 * pictures ahead unless `PICTURES_AHEAD` is off, and answers `pnpm db:orders` and its like, which can't open an embedded
 * database beside it.
 * @returns a function that ends it
 */
export function startWork({
  database,
  config,
  logger,
  encodingTurns,
}: {
  database: OpenDatabase;
  config: Pick<Config, 'webhook' | 'makesPicturesAhead' | 'mediaDir' | 'dataDir'>;
  logger: Logger;
  encodingTurns: EncodingTurns;
}): () => Promise<void> {
  const { db } = database;
  database.answerRequests(async (request) =>
    exportRecords(db, v.parse(exportRequestSchema, JSON.parse(request))),
  );
  const mediaFolder = config.mediaDir ?? demoMediaFolder;
  const stopping = [
    ...(config.webhook ? [startDelivery({ db, logger, target: config.webhook })] : []),
    ...(config.makesPicturesAhead
      ? [makePicturesAhead({ database, config, mediaFolder, logger, encodingTurns })]
      : []),
  ];
  return async () => {
    await Promise.all(stopping.map((stop) => stop()));
  };
}
