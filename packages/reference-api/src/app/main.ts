import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { closeGracefully } from '../platform/operations/close-gracefully';
import {
  boundConnections,
  createApi,
  createLogger,
  createPictureQueue,
  prepareDatabase,
  readConfig,
  StartupError,
  startWork,
} from './index';

/** Starts the API without the storefront, which may run elsewhere. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const database = await prepareDatabase(config, { logger });
  const pictureQueue = createPictureQueue();
  let isStopping = false;
  try {
    const app = createApi({
      db: database.db,
      readDb: database.readDb,
      config,
      logger,
      isStopping: () => isStopping,
      contentChanges: database.contentChanges,
      pictureQueue,
    });
    const server = createServer();
    server.on('request', boundConnections(server, getRequestListener(app.fetch)));
    server.listen(config.port, config.host);
    await once(server, 'listening').catch((error: Error) => {
      throw new StartupError(`Can't listen on ${config.host}:${config.port}: ${error.message}`);
    });
    const stopWork = startWork({ database, config, logger, pictureQueue });
    console.log(`Diwan API on http://${config.host}:${config.port}/api`);

    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    isStopping = true;
    const workEnded = stopWork();
    if (!(await closeGracefully(server, config))) {
      // Hanging requests also hold database connections; closing the pool could wait forever.
      logger.error({}, 'ended with calls under way');
      process.exit(1);
    }
    await workEnded;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  // One line for configuration errors; anything else is a bug and keeps its stack trace.
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
