import { readConfig } from '../../config';
import { openDatabase } from '../connection';
import { seed } from './seed';

// Creates and seeds an embedded database in a separate process, which releases the memory on exit.
const database = await openDatabase(readConfig(process.env));
try {
  await database.migrate();
  if (process.env.DIWAN_SEED !== 'off') await seed(database.db);
} finally {
  await database.close();
}
