import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { StartupError } from '../startup-error';

/*
 * The lock is a socket that its holder listens on. The kernel closes it with the process, however that ends, and any
 * process that shares the directory can try to connect, also from another container: process ids mean nothing there.
 *
 * A socket that refuses connections is dead; the next holder binds the name with the next number. Two processes that
 * find the same dead socket compete for one name, which only one of them can bind. Each looks around again once it
 * listens, so that of two with different names the second finds the first.
 */

const NAME = /^lock\.(\d{1,9})\.sock$/;
const nameOf = (generation: number): string => `lock.${generation}.sock`;

/** Which machine, or sandbox with a kernel of its own, used the directory last; its time of change is a heartbeat. */
const OWNER_FILE = 'lock.owner';
const HEARTBEAT_MS = 10_000;
/** A heartbeat older than this has stopped. */
const STALE_MS = 60_000;

/** How long a living holder may take to say who it is. */
const INTRODUCTION_MS = 500;

/** How long a request may take that the holder answers. */
const REQUEST_MS = 60_000;

/** Longer addresses don't fit into what kernels store of a socket's address. */
const MAX_ADDRESS_LENGTH = 100;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

function kernelId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

const inUse = (dataDir: string, holder: string): StartupError =>
  new StartupError(
    `The data directory ${dataDir} is used by ${holder}; stop it or choose another one with DATA_DIR.`,
  );

/** Addresses of sockets in a directory, however long its path is. */
function socketAddresses(dataDir: string): { of: (name: string) => string; close: () => void } {
  if (process.platform === 'win32') {
    const id = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32);
    return { of: (name) => `\\\\.\\pipe\\diwan-${id}-${name}`, close: () => {} };
  }
  const direct = (name: string) => path.join(dataDir, name);
  if (Buffer.byteLength(direct(nameOf(999_999_999))) <= MAX_ADDRESS_LENGTH) {
    return { of: direct, close: () => {} };
  }
  if (!existsSync('/proc/self/fd')) {
    throw new StartupError(
      `The path of the data directory ${dataDir} is too long; choose another one with DATA_DIR.`,
    );
  }
  const directory = openSync(dataDir, 'r');
  return { of: (name) => `/proc/self/fd/${directory}/${name}`, close: () => closeSync(directory) };
}

type Holder = { isAlive: false } | { isAlive: true; answer: string };

/** Answers a request of another process that shares the directory; one line is sent, any text comes back. */
export type RequestHandler = (request: string) => Promise<string>;

/**
 * What the listener on a socket answers; to an empty request, who it is. Anything that isn't clearly dead counts as
 * alive.
 */
async function holderOf(address: string, request = '', timeoutMs = INTRODUCTION_MS): Promise<Holder> {
  const socket = createConnection(address);
  try {
    await once(socket, 'connect');
  } catch (error) {
    const isDead = ['ECONNREFUSED', 'ENOENT'].includes(codeOf(error));
    return isDead ? { isAlive: false } : { isAlive: true, answer: `another process (${codeOf(error)})` };
  }
  socket.setTimeout(timeoutMs, () => socket.destroy());
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(`${request}\n`);
  await once(socket, 'close').catch(() => undefined);
  return { isAlive: true, answer };
}

const generationsIn = (dataDir: string): number[] =>
  readdirSync(dataDir)
    .map((name) => Number(NAME.exec(name)?.[1] ?? 0))
    .filter((generation) => generation > 0);

/** Whether the directory was in use a moment ago on another machine, which this one's kernel knows nothing of. */
function isUsedElsewhere(dataDir: string): boolean {
  const file = path.join(dataDir, OWNER_FILE);
  if (!existsSync(file) || readFileSync(file, 'utf8') === kernelId()) return false;
  return Math.abs(Date.now() - statSync(file).mtimeMs) < STALE_MS;
}

/** Writes that this machine uses the directory, and again from time to time. */
function startHeartbeat(dataDir: string): () => void {
  const file = path.join(dataDir, OWNER_FILE);
  writeFileSync(file, kernelId());
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // A full or vanished disk fails the database's own writes, which are reported; the socket still holds the lock.
    }
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

async function listen(address: string, handle: RequestHandler): Promise<Server> {
  const introduction = `process ${process.pid} on ${hostname()}`;
  const server = createServer((socket) => {
    let line = '';
    socket.on('error', () => socket.destroy());
    socket.setTimeout(REQUEST_MS, () => socket.destroy());
    socket.setEncoding('utf8').on('data', async (text) => {
      if (line.endsWith('\n')) return;
      line += text;
      if (!line.endsWith('\n')) return;
      const request = line.trim();
      const answer = request === '' ? introduction : await handle(request).catch(() => '');
      socket.end(answer);
    });
  });
  server.listen(address);
  await once(server, 'listening');
  server.unref();
  return server;
}

async function acquire(
  dataDir: string,
  addressOf: (name: string) => string,
  handle: RequestHandler,
): Promise<Server> {
  for (;;) {
    const latest = Math.max(0, ...generationsIn(dataDir));
    if (latest > 0) {
      const holder = await holderOf(addressOf(nameOf(latest)));
      if (holder.isAlive) throw inUse(dataDir, holder.answer || 'another process');
    }
    if (isUsedElsewhere(dataDir)) throw inUse(dataDir, 'another machine, or was less than a minute ago');
    const own = latest + 1;
    let server: Server;
    try {
      server = await listen(addressOf(nameOf(own)), handle);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      // Windows has no files to count: the name is taken as long as its holder lives.
      if (process.platform === 'win32') throw inUse(dataDir, 'another process');
      continue;
    }
    // Between binding a name and listening on it a holder looks dead. A process that took it for dead has a higher number, and
    // one that listens now on a lower number was there first: in both cases this process gives way.
    for (const generation of generationsIn(dataDir).filter((other) => other !== own)) {
      const isLater = generation > own;
      if (isLater || (await holderOf(addressOf(nameOf(generation)))).isAlive) {
        server.close();
        throw inUse(dataDir, 'another process');
      }
      rmSync(path.join(dataDir, nameOf(generation)), { force: true });
    }
    return server;
  }
}

/**
 * Makes this process the only one that uses a data directory: two on the same embedded database corrupt it without
 * an error. The lock of a process that died is taken over at once; that of another machine after a minute.
 * @param handle answers what other processes ask with {@link askHolder}
 * @returns a function that releases the directory
 * @throws {StartupError} when another process uses the directory, or it can't be written to
 */
export async function lockDataDir(
  dataDir: string,
  handle: RequestHandler = async () => '',
): Promise<() => void> {
  try {
    mkdirSync(dataDir, { recursive: true });
    const addresses = socketAddresses(dataDir);
    try {
      const server = await acquire(dataDir, addresses.of, handle);
      const stopHeartbeat = startHeartbeat(dataDir);
      return () => {
        stopHeartbeat();
        rmSync(path.join(dataDir, OWNER_FILE), { force: true });
        // Takes the socket's name away at once, even with others still connected.
        server.close();
        addresses.close();
      };
    } catch (error) {
      addresses.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data directory ${dataDir} can't be written to (${codeOf(error)}); choose another one with DATA_DIR.`,
    );
  }
}

/** Asks the process that uses a data directory; undefined when none does. */
export async function askHolder(dataDir: string, request: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const latest = Math.max(0, ...generationsIn(dataDir));
  if (latest === 0) return undefined;
  const addresses = socketAddresses(dataDir);
  try {
    const holder = await holderOf(addresses.of(nameOf(latest)), request, REQUEST_MS);
    if (!holder.isAlive) return undefined;
    if (holder.answer === '') throw inUse(dataDir, 'a process that did not answer');
    return holder.answer;
  } finally {
    addresses.close();
  }
}
