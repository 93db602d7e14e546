import { readConfig } from '../../config';
import { openDatabase } from '../connection';
import { seed } from './seed';

// Makes and fills an embedded database, and ends: its memory ends with it.
const database = await openDatabase(readConfig(process.env));
try {
  await database.migrate();
  await seed(database.db);
} finally {
  await database.close();
}
