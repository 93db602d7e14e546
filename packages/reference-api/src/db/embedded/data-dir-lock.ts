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
import { StartupError } from '../../startup-error';

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
    `The data directory ${dataDir} is in use by ${holder}. Stop it or set DATA_DIR to another directory.`,
  );

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

type Holder = { isAlive: false } | { isAlive: true; answer: string };

/** Handles a request from another process that shares the directory: a single line; `send` adds a line to the answer. */
export type RequestHandler = (request: string, send: (line: string) => void) => Promise<void>;

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
async function holderOf(
  address: string,
  { request, timeoutMs, receive }: Exchange = introduction,
): Promise<Holder> {
  const socket = createConnection(address);
  try {
    await once(socket, 'connect');
  } catch (error) {
    const isDead = ['ECONNREFUSED', 'ENOENT'].includes(codeOf(error));
    return isDead ? { isAlive: false } : { isAlive: true, answer: `another process (${codeOf(error)})` };
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

async function listen(address: string, handle: RequestHandler): Promise<Server> {
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
      await (request === '' ? send(name) : handle(request, send).catch(() => {}));
      clearInterval(signs);
      socket.end();
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
      // Named pipes on Windows are not files, so the name stays in use while its holder lives.
      if (process.platform === 'win32') throw inUse(dataDir, 'another process');
      continue;
    }
    // A holder looks dead between binding and listening. A process that was misled by that has a higher number, and one that
    // now listens on a lower number was first: in both cases, this process yields.
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
 * Locks a data directory for this process: two processes on the same embedded database would silently corrupt it. The
 * lock of a dead process is taken over at once, or after a minute if it was on another machine.
 * @param handle handles requests that other processes send with {@link askHolder}
 * @returns a function that releases the directory
 * @throws {StartupError} when the directory is in use or unwritable
 */
export async function lockDataDir(
  dataDir: string,
  handle: RequestHandler = async () => {},
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
      `The data directory ${dataDir} is not writable (${codeOf(error)}). Set DATA_DIR to another directory.`,
    );
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
  if (!existsSync(dataDir)) return false;
  const latest = Math.max(0, ...generationsIn(dataDir));
  if (latest === 0) return false;
  const addresses = socketAddresses(dataDir);
  try {
    const exchange = { request, timeoutMs: SILENCE_MS, receive };
    const holder = await holderOf(addresses.of(nameOf(latest)), exchange);
    if (holder.isAlive && holder.answer === '') throw inUse(dataDir, 'a process that did not respond');
    return holder.isAlive;
  } finally {
    addresses.close();
  }
}
