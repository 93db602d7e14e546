import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { createApi, createLogger, openDatabase, readConfig, StartupError, seed } from './index';

/** Longest time requests under way get to finish. */
const GRACE_MILLISECONDS = 10_000;

/** Starts the API alone; the storefront may be anywhere else. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const database = await openDatabase(config);
  let isStopping = false;
  try {
    await database.migrate();
    await seed(database.db);
    const app = createApi({ db: database.db, config, logger, isStopping: () => isStopping });
    const server = createAdaptorServer({ fetch: app.fetch });
    server.listen(config.port, config.host);
    await once(server, 'listening').catch((error: Error) => {
      throw new StartupError(`Can't listen on ${config.host}:${config.port}: ${error.message}`);
    });
    console.log(`Diwan API on http://${config.host}:${config.port}/api`);

    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    isStopping = true;
    const closed = once(server, 'close');
    server.close();
    const force = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      GRACE_MILLISECONDS,
    );
    await closed;
    clearTimeout(force);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  // What the person who starts it can put right is one line; anything else is ours and keeps its stack.
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
