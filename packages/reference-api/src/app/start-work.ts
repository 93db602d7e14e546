import { answerCommands } from '../admin/commands/run-command';
import type { OwnContent } from '../content/document/own-content';
import type { OpenDatabase } from '../db/database';
import { makePicturesAhead } from '../media/make-pictures-ahead';
import type { PictureQueue } from '../media/picture-queue';
import { startDelivery } from '../modules/events/deliver-events';
import { webhookReceiver } from '../modules/events/send-webhook';
import { mailReceiver } from '../modules/mail/mail-receiver';
import { startRetention } from '../modules/people/start-retention';
import type { Config } from '../platform/config';
import type { Logger } from '../platform/logger';

/**
 * Starts the background work of a process: delivers events to `WEBHOOK_URL` and by e-mail if set, deletes what is kept no longer, resizes images ahead unless
 * `PICTURES_AHEAD` is off, and runs commands of other processes, which can't open an embedded database that is in
 * use.
 * @returns a function that stops it
 */
export function startWork({
  database,
  config,
  logger,
  pictureQueue,
  url,
  own,
}: {
  database: OpenDatabase;
  config: Pick<
    Config,
    | 'webhook'
    | 'mail'
    | 'retention'
    | 'otp'
    | 'makesPicturesAhead'
    | 'mediaDir'
    | 'dataDir'
    | 'databaseUrl'
    | 'publicUrl'
  >;
  logger: Logger;
  pictureQueue: PictureQueue;
  /** Where the shop is served. */
  url?: string;
  /** What the shop's own code adds to what its catalogue may hold. */
  own?: (() => OwnContent | undefined) | undefined;
}): () => Promise<void> {
  const { db } = database;
  database.answerRequests(answerCommands(db, config, own), url);
  const stopping = [
    startRetention({ db, config, logger }),
    ...(config.webhook ? [startDelivery({ db, logger, receiver: webhookReceiver(config.webhook) })] : []),
    ...(config.mail ? [startDelivery({ db, logger, receiver: mailReceiver(config.mail) })] : []),
    ...(config.makesPicturesAhead
      ? [makePicturesAhead({ database, config, mediaFolder: config.mediaDir, logger, pictureQueue })]
      : []),
  ];
  return async () => {
    await Promise.all(stopping.map((stop) => stop()));
  };
}
