import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/connection';
import { seedDemo } from './demo-shop';
import { freePort } from './free-port';

export interface TestReplica {
  /** URL of a database on the replica. */
  addressOf: (databaseUrl: string) => string;
  /** Stops the replica; the returned function restarts it. */
  stop: () => Promise<() => Promise<void>>;
}

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** Creates a database with the demo shop; returns its `DATABASE_URL`. */
  createShop(): Promise<string>;
  /**
   * Suspends all server processes, like a frozen machine or lost network; the returned function resumes them. Undefined if
   * the server wasn't started by the tests.
   */
  freeze: (() => () => void) | undefined;
  /**
   * Starts a streaming replica. Undefined if the server wasn't started by the tests.
   */
  openReplica: (() => Promise<TestReplica>) | undefined;
  close(): Promise<void>;
}

const TEMPLATE = 'diwan_template';

function serverBinaries(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const installed = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  const folders = [...installed, ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

const given = process.env.TEST_DATABASE_URL;
const binaries = serverBinaries();

/** Why PostgreSQL is unavailable; undefined if it is available. For `describe.skipIf`. */
export const postgresMissing: string | undefined =
  given || binaries ? undefined : 'neither TEST_DATABASE_URL nor a PostgreSQL server in PATH';

if (postgresMissing) console.info(`Skipping tests on PostgreSQL: ${postgresMissing}.`);

/** PostgreSQL refuses to run as root, and its own user may not exist. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; ) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Lists a process's children on Linux; other systems don't support freezing. */
const childrenFile = (pid: number) => `/proc/${pid}/task/${pid}/children`;

function freeze(pid: number): () => void {
  const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
    for (const each of pids) process.kill(each, name);
  };
  // Stop the parent first, so that it can't start more children.
  signal([pid], 'SIGSTOP');
  const children = readFileSync(childrenFile(pid), 'utf8').trim().split(' ').filter(Boolean).map(Number);
  signal(children, 'SIGSTOP');
  return () => signal([...children, pid], 'SIGCONT');
}

interface RunningServer {
  url: string;
  pid?: number;
  stop(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server in a temporary folder, on loopback; closing it deletes all data.
 * @param primaryUrl starts a replica of this server
 */
async function startServer(folder: string, primaryUrl?: string): Promise<RunningServer> {
  const home = await mkdtemp(path.join(tmpdir(), 'diwan-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  const port = await freePort();
  const [program, ...args] = primaryUrl
    ? [
        'pg_basebackup',
        '-D',
        data,
        '-d',
        primaryUrl,
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ]
    : ['initdb', '-D', data, '-U', 'diwan', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(folder, program ?? ''), args, { ...user, cwd: home, stdio: 'pipe' });
  const url = `postgres://diwan@127.0.0.1:${port}/postgres`;
  const launch = async (): Promise<ChildProcess> => {
    const launched = spawn(
      path.join(folder, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home, '-F', '-c', 'max_connections=100'],
      { ...user, cwd: home, stdio: 'ignore' },
    );
    await untilItAnswers(url, launched);
    return launched;
  };
  let server = await launch();
  // An aborted test run must not leave a server running.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  return {
    url,
    ...(server.pid !== undefined && { pid: server.pid }),
    stop,
    restart: async () => {
      server = await launch();
    },
    close: async () => {
      process.off('exit', kill);
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const inDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts a temporary server, or uses `TEST_DATABASE_URL`, whose user needs permission to create databases.
 * @throws if {@link postgresMissing}
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const server: RunningServer = given
    ? { url: given, stop: async () => {}, restart: async () => {}, close: async () => {} }
    : await startServer(binaries ?? path.join('no', 'server'));
  const replicas: RunningServer[] = [];
  const prefix = `diwan_test_${process.pid}_${Date.now()}`;
  const template = `${prefix}_${TEMPLATE}`;
  const made: string[] = [template];
  const { pid } = server;
  await execute(server.url, `create database ${template} template template0`);
  const shop = await openDatabase({ dataDir: '', databaseUrl: inDatabase(server.url, template) });
  await shop.migrate();
  await seedDemo(shop.db);
  await shop.close();
  return {
    createShop: async () => {
      const name = `${prefix}_${made.length}`;
      made.push(name);
      await execute(server.url, `create database ${name} template ${template}`);
      return inDatabase(server.url, name);
    },
    freeze: pid !== undefined && existsSync(childrenFile(pid)) ? () => freeze(pid) : undefined,
    openReplica:
      given || !binaries || !existsSync(path.join(binaries, 'pg_basebackup'))
        ? undefined
        : async () => {
            const replica = await startServer(binaries, server.url);
            replicas.push(replica);
            return {
              addressOf: (databaseUrl) => inDatabase(replica.url, new URL(databaseUrl).pathname.slice(1)),
              stop: async () => {
                await replica.stop();
                return replica.restart;
              },
            };
          },
    close: async () => {
      for (const replica of replicas) await replica.close();
      if (given)
        await execute(server.url, ...made.map((name) => `drop database if exists ${name} with (force)`));
      await server.close();
    },
  };
}
