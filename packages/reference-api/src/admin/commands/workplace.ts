import type { OwnContent } from '../../content/document/own-content';
import type { Database } from '../../db/database';
import type { Config } from '../../platform/config';
import type { Output } from './output';

/** The shop that a command works on. */
export interface Workplace {
  db: Database;
  config: Pick<Config, 'mediaDir' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'otp'>;
  output: Output;
  /** What the shop's own code adds to what its catalogue may hold. */
  own?: OwnContent | undefined;
}
