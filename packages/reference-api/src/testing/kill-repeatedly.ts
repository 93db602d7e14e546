import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../db/connection';
import { orders } from '../db/schema';
import { seed } from '../db/seed/seed';
import { allowDemoOrders, demoOrder } from './checkout';
import { startProcess } from './start-process';

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const STAFF_TOKEN = 'staff-token-of-the-killing';
/** Visitors who order at the same time. */
const CALLERS = 4;
/** Ends a run in which an event never arrives; those a killed worker held are sent again after a few seconds. */
const DELIVERY_PATIENCE_MS = 300_000;

export interface KillOptions {
  kills: number;
  /** Where orders are kept: a folder, or a PostgreSQL server. */
  database: { dataDir: string; databaseUrl?: string | undefined };
  /** A built `main.js`, which starts faster than the sources. */
  entry?: string | undefined;
  onKill?: (kill: number) => void;
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  stored: number;
  /** Orders a visitor saw confirmed that are not stored. */
  lost: string[];
  /** Orders stored more than once for one wish to order. */
  doubled: number;
  /** Stored orders whose event never arrived. */
  unreported: string[];
  messages: number;
}

/** Takes every message, and keeps the numbers of the orders it was sent. */
async function openReceiver() {
  const reported = new Set<string>();
  let messages = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { number: string } };
    reported.add(data.number);
    messages += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, reported, messages: () => messages, close: () => server.close() };
}

/**
 * Kills an API (SIGKILL) that takes orders and reports them, again and again, each time at a random moment, and counts
 * what got lost. Visitors whose response was lost send the same order again under its key, as the SDK's client does.
 */
export async function killRepeatedly({ kills, database, entry, onKill }: KillOptions): Promise<KillReport> {
  const prepared = await openDatabase(database);
  await prepared.migrate();
  await seed(prepared.db);
  await allowDemoOrders(prepared.db);
  await prepared.close();

  const receiver = await openReceiver();
  const env = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    RATE_LIMITS: 'off',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET,
    // What a killed worker held is sent again after four times this. A message that takes longer, as it may on a busy
    // machine, has failed, and its next attempts are minutes apart.
    WEBHOOK_TIMEOUT: '5',
    STAFF_TOKEN,
  };
  const acknowledged = new Map<string, string>();
  let wishes = 0;
  let url = '';
  let isRunning = true;

  /** Orders until the end; one wish under one key, however often it has to be sent. */
  const order = async (): Promise<void> => {
    while (isRunning) {
      wishes += 1;
      const key = `wish-${wishes}`;
      while (isRunning && !acknowledged.has(key)) {
        try {
          const response = await fetch(`${url}/api/crm/public/orders`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify(demoOrder({ notes: key })),
            signal: AbortSignal.timeout(20_000),
          });
          const { results } = (await response.json()) as { results?: { number: string } };
          if (results) acknowledged.set(key, results.number);
        } catch {
          await delay(20);
        }
      }
    }
  };

  let callers: Promise<void>[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const api = await startProcess(env, entry);
    url = api.url;
    if (callers.length === 0) callers = Array.from({ length: CALLERS }, order);
    // Not before something was acknowledged since the last kill, then at any moment of an order's life.
    const before = acknowledged.size;
    for (const since = Date.now(); acknowledged.size === before && Date.now() - since < 30_000; )
      await delay(5);
    await delay(Math.random() * 150);
    api.process.kill('SIGKILL');
    await api.ended;
    onKill?.(kill);
  }
  isRunning = false;
  await Promise.all(callers);

  const last = await startProcess(env, entry);
  const stop = async () => {
    last.process.kill('SIGTERM');
    await last.ended;
    receiver.close();
  };
  const isReported = async (): Promise<boolean> => {
    const response = await fetch(`${last.url}/api/staff/events?state=pending&limit=1`, {
      headers: { authorization: `Bearer ${STAFF_TOKEN}` },
    });
    const { results } = (await response.json()) as { results: unknown[] };
    return results.length === 0;
  };
  for (const since = Date.now(); Date.now() - since < DELIVERY_PATIENCE_MS; await delay(500)) {
    if (await isReported()) break;
  }
  await stop();

  const opened = await openDatabase(database);
  const stored = await opened.db.select({ number: orders.number, key: orders.notes }).from(orders);
  await opened.close();
  const numbers = new Set(stored.map(({ number }) => number));
  return {
    kills,
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged.values()].filter((number) => !numbers.has(number)),
    doubled: stored.length - new Set(stored.map(({ key }) => key)).size,
    unreported: [...numbers].filter((number) => !receiver.reported.has(number)),
    messages: receiver.messages(),
  };
}
