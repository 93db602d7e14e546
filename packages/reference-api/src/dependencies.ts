import type { Config } from './config';
import type { ContentChanges } from './db/content-changes';
import type { Database } from './db/database';
import type { EncodingTurns } from './images/encoding-turns';
import type { Logger } from './logger';
import type { Metrics } from './operations/metrics';

/** What modules are made from; there are no globals, so many APIs can live in one process. */
export interface Dependencies {
  db: Database;
  /** For public content; may be a moment behind `db`. */
  readDb: Database;
  config: Config;
  logger: Logger;
  metrics: Metrics;
  now: () => Date;
  /** True once the process was asked to end; it still answers what it was asked before. */
  isStopping: () => boolean;
  /** Of the database's content; decides how long public answers are kept. */
  contentChanges: ContentChanges;
  /** Folder whose files are served under `/files/media`. */
  mediaFolder: string;
  /** Of the process, for pictures of visitors and those made ahead. */
  encodingTurns: EncodingTurns;
}
