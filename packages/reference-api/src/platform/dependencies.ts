import type { ContentChanges } from '../db/content-changes';
import type { Database } from '../db/database';
import type { Lexicon } from '../db/search/lexicon';
import type { Challenge } from './challenge/challenge';
import type { Config } from './config';
import type { WorkLimit } from './limits/work-limit';
import type { Logger } from './logger';
import type { Metrics } from './operations/metrics';

/** Passed to every module. There are no globals, so one process can run several APIs. */
export interface Dependencies {
  db: Database;
  /** For public content; may lag behind `db`. */
  readDb: Database;
  config: Config;
  logger: Logger;
  metrics: Metrics;
  now: () => Date;
  /** True once shutdown has begun; in-flight requests are still served. */
  isStopping: () => boolean;
  /** Version of the database's content; invalidates cached public responses. */
  contentChanges: ContentChanges;
  /** Folder whose files are served under `/files/media`. */
  mediaFolder: string;
  /** The program that typesets the PDF catalogue, where it is installed. */
  typesetter: string | undefined;
  /** Lets visitors prove that they are persons; undefined: there is no way to. */
  challenge?: Challenge | undefined;
  /** The words that searches know. */
  lexicon: () => Promise<Lexicon>;
  /** Bounds the searches and facets of the whole process. */
  searches: WorkLimit;
}
