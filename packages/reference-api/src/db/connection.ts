import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrationsFolder } from '../package-paths';
import { StartupError } from '../startup-error';
import { CONTENT_CHANNEL, countContentChanges, listenToPostgres } from './content-changes';
import { lockDataDir, type RequestHandler } from './data-dir-lock';
import type { OpenDatabase } from './database';
import { isDatabaseUnavailable } from './postgres-errors';
import { type Replica, type ReplicaLogger, replicaOf } from './replica';
import * as schema from './schema';

const options = { schema, casing: 'snake_case' } as const;

/** Any number that no other program on the server uses for an advisory lock. */
const MIGRATION_LOCK = 7_143_226_011;

/** A seventh of PGlite's own 160 MB: the system caches its files as well. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=24MB'];

const messageOf = (error: unknown): string => {
  const { message = '', code = '', cause } = error as Error & { code?: string };
  return cause ? messageOf(cause) : message || code || String(error);
};

const migrationError = (error: unknown) =>
  new StartupError(`The database could not be brought up to date: ${messageOf(error)}`);

/** Wraps a running PGlite; `release` runs after it is closed. */
export function pgliteDatabase(
  client: PGlite,
  { release, answerRequests }: { release: () => void; answerRequests: OpenDatabase['answerRequests'] } = {
    release: () => {},
    answerRequests: () => {},
  },
): OpenDatabase {
  const db = drizzlePglite(client, options);
  const { changes, onChange, setLive } = countContentChanges();
  client.listen(CONTENT_CHANNEL, onChange).then(
    () => setLive(true),
    () => {},
  );
  return {
    db,
    readDb: db,
    driver: 'pglite',
    contentChanges: changes,
    answerRequests,
    migrate: () =>
      migratePglite(db, { migrationsFolder }).catch((error: unknown) => {
        throw migrationError(error);
      }),
    close: async () => {
      await client.close();
      release();
    },
  };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  let handle: RequestHandler = async () => '';
  const release = await lockDataDir(dataDir, (request) => handle(request));
  const answerRequests = (given: RequestHandler): void => {
    handle = given;
  };
  const folder = path.join(dataDir, 'database');
  try {
    return pgliteDatabase(await PGlite.create(folder, { startParams }), { release, answerRequests });
  } catch (error) {
    release();
    throw new StartupError(`The embedded database in ${folder} can't be opened: ${messageOf(error)}`);
  }
}

interface PoolLimits {
  connectMs: number;
  queryMs: number;
}

const PRIMARY_LIMITS: PoolLimits = { connectMs: 5_000, queryMs: 20_000 };
/** Short: a call must have time left for the primary, and reads of public content are quick. */
const REPLICA_LIMITS: PoolLimits = { connectMs: 2_000, queryMs: 4_000 };

function createPool(connectionString: string, { connectMs, queryMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    // The server's own timeout is of no use when the server is frozen or can't be reached.
    query_timeout: queryMs,
    keepAlive: true,
    application_name: 'diwan',
  });
  // A server that restarts ends connections, idle and busy ones. The busy ones fail their query;
  // without these listeners it would end this process too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const unreachable = (variable: string, error: unknown) =>
  new StartupError(`The database of ${variable} can't be reached: ${messageOf(error)}`);

/** @throws {StartupError} when the server can't be reached */
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
 * A replica that is away may come back; a shop that starts meanwhile reads from the primary.
 * @throws {StartupError} when the server is there and refuses, for a wrong password or name
 */
async function openReplica(
  primary: pg.Pool,
  databaseReadUrl: string,
  logger: ReplicaLogger,
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
    replica.goAway(error);
  }
  return replica;
}

const REPLICA_PAUSE_MS = 50;

/** Resolves once a replica has all that the primary has written so far, or with the signal. */
async function untilReplayed(primary: pg.Pool, replica: pg.Pool, signal: AbortSignal): Promise<void> {
  let written: string | undefined;
  while (!signal.aborted) {
    try {
      written ??= (await primary.query('select pg_current_wal_lsn()::text as lsn')).rows[0].lsn;
      // Null on a server that replays nothing, such as another name of the primary.
      const { rows } = await replica.query(
        'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as has_all',
        [written],
      );
      if (rows[0].has_all) return;
    } catch {
      // Either server is away; the pools report that to those who need them.
    }
    await setTimeout(REPLICA_PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

async function openPostgres(
  databaseUrl: string,
  readUrl: string | undefined,
  logger: ReplicaLogger,
): Promise<OpenDatabase> {
  const pool = await openPrimary(databaseUrl);
  const replica = readUrl
    ? await openReplica(pool, readUrl, logger).catch(async (error: unknown) => {
        await pool.end();
        throw error;
      })
    : undefined;
  const content = listenToPostgres(databaseUrl, {
    untilReadable: replica && ((signal) => untilReplayed(pool, replica.unaided, signal)),
  });
  const db = drizzlePostgres(pool, options);
  return {
    db,
    readDb: replica ? drizzlePostgres(replica.pool, options) : db,
    driver: 'postgres',
    contentChanges: content.changes,
    // Every process opens the server itself.
    answerRequests: () => {},
    migrate: () => migrateUnderLock(databaseUrl),
    close: async () => {
      await content.stop();
      replica?.stop();
      await replica?.unaided.end();
      await pool.end();
    },
  };
}

/** One process at a time: the others wait here and then find nothing left to do. */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  // A connection of its own, without the pool's time limits: a migration may take long.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'diwan migration' });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client, options), { migrationsFolder });
  } catch (error) {
    throw migrationError(error);
  } finally {
    // Ending the session releases the lock, whatever state it is in.
    await client.end();
  }
}

/**
 * Opens the PostgreSQL server of `databaseUrl`, or else the database embedded in `dataDir`.
 * @param options.databaseReadUrl a replica of `databaseUrl` that public content is read from, while it can be reached
 * @param options.logger gets when the replica goes away and comes back
 * @throws {StartupError} when the server can't be reached, or the directory is used by another process or unwritable
 */
export const openDatabase = ({
  dataDir,
  databaseUrl,
  databaseReadUrl,
  logger = { warn: () => {}, info: () => {} },
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseReadUrl?: string | undefined;
  logger?: ReplicaLogger | undefined;
}): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl, databaseReadUrl, logger) : openEmbedded(dataDir);
