import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  createApi,
  createEncodingTurns,
  createHotListener,
  createLogger,
  prepareDatabase,
  REQUEST_TIMEOUT_MS,
  readConfig,
  StartupError,
  startWork,
} from './index';
import { closeGracefully } from './operations/close-gracefully';

/** Starts the API alone; the storefront may be anywhere else. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const database = await prepareDatabase(config, { logger });
  const encodingTurns = createEncodingTurns();
  let isStopping = false;
  try {
    const app = createApi({
      db: database.db,
      readDb: database.readDb,
      config,
      logger,
      isStopping: () => isStopping,
      contentChanges: database.contentChanges,
      encodingTurns,
    });
    const server = createServer(
      { requestTimeout: REQUEST_TIMEOUT_MS },
      createHotListener(app.fetch, database.contentChanges),
    );
    server.listen(config.port, config.host);
    await once(server, 'listening').catch((error: Error) => {
      throw new StartupError(`Can't listen on ${config.host}:${config.port}: ${error.message}`);
    });
    const stopWork = startWork({ database, config, logger, encodingTurns });
    console.log(`Diwan API on http://${config.host}:${config.port}/api`);

    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    isStopping = true;
    const workEnded = stopWork();
    if (!(await closeGracefully(server, config))) {
      // What hangs holds its connection to the database too, and waiting for that could take for ever.
      logger.error({}, 'ended with calls under way');
      process.exit(1);
    }
    await workEnded;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  // What the person who starts it can put right is one line; anything else is ours and keeps its stack.
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
