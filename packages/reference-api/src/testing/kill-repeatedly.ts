import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../db/connection';
import { orders } from '../db/schema';
import { allowDemoOrders, demoOrder } from './checkout';
import { seedDemo } from './demo-shop';
import { startProcess } from './start-process';

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const STAFF_TOKEN = 'staff-token-of-the-killing';
/** Number of concurrent visitors. */
const CALLERS = 4;
/** Limits a run in which an event never arrives; events of killed workers are retried after a few seconds. */
const DELIVERY_PATIENCE_MS = 300_000;

export interface KillOptions {
  kills: number;
  /** Stores orders in a folder or on a PostgreSQL server. */
  database: { dataDir: string; databaseUrl?: string | undefined };
  /** A built `main.js`, which starts faster than from source. */
  entry?: string | undefined;
  onKill?: (kill: number) => void;
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  stored: number;
  /** Orders confirmed to a visitor but not stored. */
  lost: string[];
  /** Number of duplicate orders. */
  doubled: number;
  /** Stored orders whose event was never delivered. */
  unreported: string[];
  messages: number;
}

/** Accepts every message and records the order numbers. */
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
 * Repeatedly kills (SIGKILL) an API that places orders and delivers events, at random moments, and counts losses.
 * Visitors who got no response retry with the same idempotency key, like the SDK's client.
 */
export async function killRepeatedly({ kills, database, entry, onKill }: KillOptions): Promise<KillReport> {
  const prepared = await openDatabase(database);
  await prepared.migrate();
  await seedDemo(prepared.db);
  await allowDemoOrders(prepared.db);
  await prepared.close();

  const receiver = await openReceiver();
  const env = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    RATE_LIMITS: 'off',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET,
    // Events of a killed worker are retried after four times this. A shorter timeout could fail on a busy machine, and
    // further attempts are minutes apart.
    WEBHOOK_TIMEOUT: '5',
    STAFF_TOKEN,
  };
  const acknowledged = new Map<string, string>();
  let orderCount = 0;
  let url = '';
  let isRunning = true;

  /** Places orders until the end; retries each with its own key. */
  const placeOrders = async (): Promise<void> => {
    while (isRunning) {
      orderCount += 1;
      const key = `order-${orderCount}`;
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
    if (callers.length === 0) callers = Array.from({ length: CALLERS }, placeOrders);
    // Wait until an order was acknowledged since the last kill, then kill at a random moment.
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
