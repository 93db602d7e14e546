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
import { errorCode } from './error-code';

/*
 * The lock is a socket that its holder listens on. The kernel closes it whenever the process exits, and any process that
 * shares the directory can try to connect, even from another container, where process ids are meaningless.
 *
 * A socket that refuses connections is stale; the next holder binds the name with the next number. Of two processes that
 * find the same stale socket, only one can bind that name. Each checks again once it listens, so that of two with
 * different names, the second finds the first.
 */

const NAME = /^lock\.(\d{1,9})\.sock$/;
const nameOf = (generation: number): string => `lock.${generation}.sock`;

/** Contains the id of the kernel that used the directory last; its modification time is a heartbeat. */
const OWNER_FILE = 'lock.owner';
const HEARTBEAT_MS = 10_000;
/** Age after which a heartbeat is stale. */
const STALE_MS = 60_000;

/** How long a live holder may take to identify itself. */
const INTRODUCTION_MS = 500;

/** Longest silence of either side of a request. The holder sends empty lines while it works. */
const SILENCE_MS = 60_000;
const SIGN_OF_LIFE_MS = 5_000;

/** Kernels limit the length of socket addresses to slightly more than this. */
const MAX_ADDRESS_LENGTH = 100;

function kernelId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

/** Who holds a data directory. */
export interface DataDirHolder {
  /** Such as `process 27960`; of another machine or container with its name. */
  name: string;
  /** Where its shop is served; undefined for commands, and while a shop starts. */
  url: string | undefined;
}

function inUse(dataDir: string, { name, url }: DataDirHolder): StartupError {
  const what = url
    ? `The shop in ${dataDir} is running already at ${url} (${name}).`
    : `Another diwan is using ${dataDir} (${name}).`;
  return new StartupError(`${what} Stop it, or set DATA_DIR to another folder.`);
}

const unknownHolder: DataDirHolder = { name: 'a process that does not respond', url: undefined };

/** Socket addresses in a directory, with a path of any length. */
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
      `The path of the data directory ${dataDir} is too long. Set DATA_DIR to another directory.`,
    );
  }
  const directory = openSync(dataDir, 'r');
  return { of: (name) => `/proc/self/fd/${directory}/${name}`, close: () => closeSync(directory) };
}

type Listener = { isAlive: false } | { isAlive: true; answer: string };

/** Handles a request from another process that shares the directory: a single line; `send` adds a line to the answer. */
export type RequestHandler = (request: string, send: (line: string) => void) => Promise<void>;

/** The holder of a directory answers requests of other processes and has a URL of its shop; both may be set later. */
export interface Held {
  handle?: RequestHandler;
  url?: string | undefined;
}

interface Exchange {
  request: string;
  timeoutMs: number;
  receive: (line: string) => void;
}

const introduction: Exchange = { request: '', timeoutMs: INTRODUCTION_MS, receive: () => {} };

/**
 * Sends a request to the listener on a socket; an empty one asks it to identify itself. Counts as alive unless clearly
 * dead.
 */
async function ask(
  address: string,
  { request, timeoutMs, receive }: Exchange = introduction,
): Promise<Listener> {
  const socket = createConnection(address);
  try {
    await once(socket, 'connect');
  } catch (error) {
    const isDead = ['ECONNREFUSED', 'ENOENT'].includes(errorCode(error));
    return isDead ? { isAlive: false } : { isAlive: true, answer: `another process (${errorCode(error)})` };
  }
  socket.setTimeout(timeoutMs, () => socket.destroy());
  const lines: string[] = [];
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts.filter(Boolean)) {
      lines.push(line);
      receive(line);
    }
  });
  socket.write(`${request}\n`);
  await once(socket, 'close').catch(() => undefined);
  return { isAlive: true, answer: lines.join('\n') };
}

/** A listener's introduction: its name and, on a second line, the address of its shop. */
function introduced(answer: string): DataDirHolder {
  const [name, url] = answer.split('\n');
  if (!name) return unknownHolder;
  const here = ` on ${hostname()}`;
  return { name: name.endsWith(here) ? name.slice(0, -here.length) : name, url };
}

const generationsIn = (dataDir: string): number[] =>
  readdirSync(dataDir)
    .map((name) => Number(NAME.exec(name)?.[1] ?? 0))
    .filter((generation) => generation > 0);

/** Whether the directory was recently in use on another machine, whose sockets this kernel can't see. */
function isUsedElsewhere(dataDir: string): boolean {
  const file = path.join(dataDir, OWNER_FILE);
  if (!existsSync(file) || readFileSync(file, 'utf8') === kernelId()) return false;
  return Math.abs(Date.now() - statSync(file).mtimeMs) < STALE_MS;
}

/** Marks the directory as used by this machine and refreshes the mark periodically. */
function startHeartbeat(dataDir: string): () => void {
  const file = path.join(dataDir, OWNER_FILE);
  writeFileSync(file, kernelId());
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // If the disk is full or gone, the database's own writes report it; the socket still holds the lock.
    }
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

const usedElsewhere = (dataDir: string): StartupError =>
  new StartupError(
    `Another machine is using ${dataDir}, or was less than a minute ago. Stop diwan there, or set DATA_DIR to another folder.`,
  );

async function listen(address: string, held: Held): Promise<Server> {
  const name = `process ${process.pid} on ${hostname()}`;
  const server = createServer((socket) => {
    let line = '';
    socket.on('error', () => socket.destroy());
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.setEncoding('utf8').on('data', async (text) => {
      if (line.endsWith('\n')) return;
      line += text;
      if (!line.endsWith('\n')) return;
      const request = line.trim();
      const send = (answer: string) => void socket.write(`${answer}\n`);
      const signs = setInterval(() => send(''), SIGN_OF_LIFE_MS);
      if (request !== '') await held.handle?.(request, send).catch(() => {});
      else for (const line of [name, held.url]) if (line) send(line);
      clearInterval(signs);
      socket.end();
    });
  });
  server.listen(address);
  await once(server, 'listening');
  server.unref();
  return server;
}

async function acquire(dataDir: string, addressOf: (name: string) => string, held: Held): Promise<Server> {
  for (;;) {
    const latest = Math.max(0, ...generationsIn(dataDir));
    if (latest > 0) {
      const listener = await ask(addressOf(nameOf(latest)));
      if (listener.isAlive) throw inUse(dataDir, introduced(listener.answer));
    }
    if (isUsedElsewhere(dataDir)) throw usedElsewhere(dataDir);
    const own = latest + 1;
    let server: Server;
    try {
      server = await listen(addressOf(nameOf(own)), held);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      // Named pipes on Windows are not files, so the name stays in use while its holder lives.
      if (process.platform === 'win32') throw inUse(dataDir, unknownHolder);
      continue;
    }
    // A holder looks dead between binding and listening. A process that was misled by that has a higher number, and one that
    // now listens on a lower number was first: in both cases, this process yields.
    for (const generation of generationsIn(dataDir).filter((other) => other !== own)) {
      const isLater = generation > own;
      if (isLater || (await ask(addressOf(nameOf(generation)))).isAlive) {
        server.close();
        throw inUse(dataDir, unknownHolder);
      }
      rmSync(path.join(dataDir, nameOf(generation)), { force: true });
    }
    return server;
  }
}

/**
 * Locks a data directory for this process: two processes on the same embedded database would silently corrupt it. The
 * lock of a dead process is taken over at once, or after a minute if it was on another machine.
 * @param held handles requests that other processes send with {@link askHolder}
 * @returns a function that releases the directory
 * @throws {StartupError} when the directory is in use or unwritable
 */
export async function lockDataDir(dataDir: string, held: Held = {}): Promise<() => void> {
  try {
    mkdirSync(dataDir, { recursive: true });
    const addresses = socketAddresses(dataDir);
    try {
      const server = await acquire(dataDir, addresses.of, held);
      const stopHeartbeat = startHeartbeat(dataDir);
      return () => {
        stopHeartbeat();
        rmSync(path.join(dataDir, OWNER_FILE), { force: true });
        // Removes the socket's name at once, even if clients are still connected.
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
      `The data directory ${dataDir} is not writable (${errorCode(error)}). Set DATA_DIR to another directory.`,
    );
  }
}

/** Asks the process that uses a data directory, if there is one. */
async function askLatest(dataDir: string, exchange?: Exchange): Promise<Listener> {
  const latest = existsSync(dataDir) ? Math.max(0, ...generationsIn(dataDir)) : 0;
  if (latest === 0) return { isAlive: false };
  const addresses = socketAddresses(dataDir);
  try {
    return await ask(addresses.of(nameOf(latest)), exchange);
  } finally {
    addresses.close();
  }
}

/**
 * Sends a request to the process that uses a data directory.
 * @param receive called with each line of the answer
 * @returns whether there is such a process
 * @throws {StartupError} if it does not respond
 */
export async function askHolder(
  dataDir: string,
  request: string,
  receive: (line: string) => void,
): Promise<boolean> {
  const listener = await askLatest(dataDir, { request, timeoutMs: SILENCE_MS, receive });
  if (listener.isAlive && listener.answer === '') throw inUse(dataDir, unknownHolder);
  return listener.isAlive;
}

/** The process of this machine that uses a data directory. */
export async function findDataDirHolder(dataDir: string): Promise<DataDirHolder | undefined> {
  const listener = await askLatest(dataDir);
  return listener.isAlive ? introduced(listener.answer) : undefined;
}

/**
 * Finds out that a shop can't be started before anything is written: locking the directory creates it.
 * @throws {StartupError} when the directory is in use
 */
export async function requireFreeDataDir(dataDir: string): Promise<void> {
  const holder = await findDataDirHolder(dataDir);
  if (holder) throw inUse(dataDir, holder);
  if (isUsedElsewhere(dataDir)) throw usedElsewhere(dataDir);
}
