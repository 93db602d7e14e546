import type { Config } from './config';
import type { Database } from './db/database';
import type { Logger } from './logger';

/** What modules are made from; there are no globals, so many APIs can live in one process. */
export interface Dependencies {
  db: Database;
  config: Config;
  logger: Logger;
  now: () => Date;
  /** Folder whose files are served under `/files/media`. */
  mediaFolder: string;
}
