/**
 * Opens databases in a thread of its own, beside the shop that still writes: receives `{ folder, query, startParams }` and
 * answers with the keys that the query finds, or why the database didn't open.
 */
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

parentPort?.on('message', async ({ folder, query, startParams }) => {
  try {
    const database = await PGlite.create(folder, { startParams });
    const { rows } = await database.query(query);
    await database.close();
    parentPort?.postMessage({ keys: rows.map(({ key }) => key) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});
