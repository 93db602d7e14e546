import { readConfig } from '../config';
import { openDatabase } from './connection';

// Creates an embedded database in a separate process, which releases the memory on exit.
const database = await openDatabase(readConfig(process.env));
try {
  await database.migrate();
} finally {
  await database.close();
}
