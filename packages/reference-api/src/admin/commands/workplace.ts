import type { Config } from '../../app/config';
import type { Database } from '../../db/database';
import type { Output } from './output';

/** What a command works with. */
export interface Workplace {
  db: Database;
  config: Pick<Config, 'mediaDir' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'otp'>;
  output: Output;
}
