import type { Config } from './config';
import type { Database } from './db/database';
import type { Logger } from './logger';
import { startDelivery } from './modules/events/deliver-events';

/**
 * Starts what a process does besides answering calls: it delivers events to `WEBHOOK_URL`, when that is set.
 * @returns a function that ends it
 */
export function startWork({
  db,
  config,
  logger,
}: {
  db: Database;
  config: Pick<Config, 'webhook'>;
  logger: Logger;
}): () => Promise<void> {
  if (!config.webhook) return async () => {};
  return startDelivery({ db, logger, target: config.webhook });
}
