import * as v from 'valibot';
import { backupRequestSchema, writeBackup } from './backup/backup';
import type { Config } from './config';
import type { Database, OpenDatabase } from './db/database';
import type { EncodingTurns } from './images/encoding-turns';
import { makePicturesAhead } from './images/make-pictures-ahead';
import type { Logger } from './logger';
import { startDelivery } from './modules/events/deliver-events';
import { demoMediaFolder } from './package-paths';
import { exportRecords, exportRequestSchema } from './records-io/export-records';

/** Handles a command's request. A backup's failure is for the person who ran the command. */
async function answerCommand(
  db: Database,
  { mediaDir }: Pick<Config, 'mediaDir'>,
  request: unknown,
): Promise<string> {
  const backup = v.safeParse(backupRequestSchema, request);
  if (!backup.success) return exportRecords(db, v.parse(exportRequestSchema, request));
  try {
    const { tables } = await writeBackup(db, backup.output.folder, { mediaFolder: mediaDir });
    return JSON.stringify({ tables });
  } catch (error) {
    return JSON.stringify({ problem: (error as Error).message });
  }
}

/**
 * Starts the background work of a process: delivers events to `WEBHOOK_URL` if set, resizes images ahead unless
 * `PICTURES_AHEAD` is off, and serves `pnpm db:orders` and similar commands, which can't open an embedded database
 * that is in use.
 * @returns a function that stops it
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
  database.answerRequests((request) => answerCommand(db, config, JSON.parse(request)));
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
