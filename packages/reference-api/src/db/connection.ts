import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { listenToPostgres } from './content-changes';
import type { DatabaseSettings, OpenDatabase } from './database';
import type { DatabaseLogger } from './database-logger';
import { drizzleOptions } from './drizzle-options';
import { openEmbedded } from './embedded/open-embedded';
import { errorMessage } from './error-message';
import { checkMigrationHistory, migrationsFolder, reportFailedMigration } from './migration-history';
import { isDatabaseUnavailable } from './postgres-errors';
import { type Replica, replicaOf } from './replica';
import { StartupError } from './startup-error';

/** An arbitrary advisory lock id that no other program on the server uses. */
const MIGRATION_LOCK = 7_143_226_011;

interface PoolLimits {
  connectMs: number;
  queryMs: number;
}

const PRIMARY_LIMITS: PoolLimits = { connectMs: 5_000, queryMs: 20_000 };
/** Short, because reads of public content are fast and must leave time to fall back to the primary. */
const REPLICA_LIMITS: PoolLimits = { connectMs: 2_000, queryMs: 4_000 };

function createPool(connectionString: string, { connectMs, queryMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    // `statement_timeout` has no effect if the server is frozen or unreachable.
    query_timeout: queryMs,
    keepAlive: true,
    application_name: 'diwan',
  });
  // A restarting server closes idle and busy connections. Queries on busy ones reject;
  // without these listeners, the error events would crash this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const unreachable = (variable: string, error: unknown) =>
  new StartupError(`Can't connect to ${variable}: ${errorMessage(error)}`);

/** @throws {StartupError} when the server is unreachable */
async function openPrimary(databaseUrl: string): Promise<pg.Pool> {
  const pool = createPool(databaseUrl, PRIMARY_LIMITS);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unreachable('DATABASE_URL', error);
  }
  return pool;
}

/**
 * Opens the replica. If it is temporarily down, the shop starts and reads from the primary.
 * @throws {StartupError} when the server rejects the connection, e.g. because of a wrong password or database name
 */
async function openReplica(
  primary: pg.Pool,
  databaseReadUrl: string,
  logger: DatabaseLogger,
): Promise<Replica> {
  const pool = createPool(databaseReadUrl, REPLICA_LIMITS);
  const replica = replicaOf(primary, pool, logger);
  try {
    await pool.query('select 1');
  } catch (error) {
    if (!isDatabaseUnavailable(error)) {
      await pool.end();
      throw unreachable('DATABASE_READ_URL', error);
    }
    replica.markDown(error);
  }
  return replica;
}

const REPLICA_PAUSE_MS = 50;

/** Resolves once the replica has replayed all writes of the primary so far, or when the signal is aborted. */
async function untilReplayed(primary: pg.Pool, replica: pg.Pool, signal: AbortSignal): Promise<void> {
  let written: string | undefined;
  while (!signal.aborted) {
    try {
      written ??= (await primary.query('select pg_current_wal_lsn()::text as lsn')).rows[0].lsn;
      // Null on a server that isn't a replica, e.g. if both URLs point to the primary.
      const { rows } = await replica.query(
        'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as has_all',
        [written],
      );
      if (rows[0].has_all) return;
    } catch {
      // One of the servers is down; queries on its pool report that.
    }
    await setTimeout(REPLICA_PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

async function openPostgres(
  databaseUrl: string,
  readUrl: string | undefined,
  logger: DatabaseLogger,
): Promise<OpenDatabase> {
  const pool = await openPrimary(databaseUrl);
  const replica = readUrl
    ? await openReplica(pool, readUrl, logger).catch(async (error: unknown) => {
        await pool.end();
        throw error;
      })
    : undefined;
  const content = listenToPostgres(databaseUrl, {
    untilReadable: replica && ((signal) => untilReplayed(pool, replica.directPool, signal)),
  });
  const db = drizzle(pool, drizzleOptions);
  return {
    db,
    readDb: replica ? drizzle(replica.pool, drizzleOptions) : db,
    driver: 'postgres',
    contentChanges: content.changes,
    // Not needed: every process can connect to the server.
    answerRequests: () => {},
    migrate: (folder = migrationsFolder) =>
      reportFailedMigration(() => migrateUnderLock(databaseUrl, folder)),
    close: async () => {
      await content.stop();
      replica?.stop();
      await replica?.directPool.end();
      await pool.end();
    },
  };
}

/** Migrates under a lock: other processes wait and then have nothing left to do. */
async function migrateUnderLock(databaseUrl: string, folder: string): Promise<void> {
  // A separate connection without the pool's timeouts, because migrations may be slow.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'diwan migration' });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, drizzleOptions);
    await checkMigrationHistory(db, { name: 'The database of DATABASE_URL', setting: 'DATABASE_URL' });
    await migrate(db, { migrationsFolder: folder });
  } finally {
    // Ending the session always releases the lock.
    await client.end();
  }
}

/**
 * Connects to the PostgreSQL server of `databaseUrl`, or opens the embedded database in `dataDir`.
 * @param options.databaseReadUrl a replica of `databaseUrl` that serves public content while it is reachable
 * @param options.logger logs when the replica goes down and comes back, and when other users can read `dataDir`
 * @throws {StartupError} when the server is unreachable, or the directory is unwritable or in use by another process
 */
export const openDatabase = ({
  dataDir,
  databaseUrl,
  databaseReadUrl,
  logger = { warn: () => {}, info: () => {} },
}: DatabaseSettings & { logger?: DatabaseLogger | undefined }): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl, databaseReadUrl, logger) : openEmbedded(dataDir, logger);
