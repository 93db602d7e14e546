import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, DiwanError } from '@diwan/sdk';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../packages/reference-api/src/app/create-api';
import { readConfig } from '../../packages/reference-api/src/app/read-config';
import { openDatabase } from '../../packages/reference-api/src/db/connection';
import type { OpenDatabase } from '../../packages/reference-api/src/db/database';
import { events, orders, quoteRequests } from '../../packages/reference-api/src/db/schema';
import { allowDemoOrders, demoOrder } from '../../packages/reference-api/src/testing/checkout';
import { fillDataDir } from '../../packages/reference-api/src/testing/fill-data-dir';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy';

/** Use `RUNS=500` for a measurement; a few runs are enough to detect a bug. */
const RUNS = Number(process.env.RUNS ?? 40);
/** A visitor retries after a failure; beyond this number the network itself is broken. */
const MAX_ATTEMPTS = 20;

let dataDir: string;
let database: OpenDatabase;
let proxy: FaultyProxy;
const server = createServer();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-network-'));
  await fillDataDir(dataDir);
  database = await openDatabase({ dataDir });
  await allowDemoOrders(database.db);
  const logger = { debug() {}, info() {}, warn() {}, error() {} };
  const api = createApi({ db: database.db, config: { ...readConfig({}), hasRateLimits: false }, logger });
  server.on('request', getRequestListener(api.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await openFaultyProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 20_260_301);
}, 120_000);
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Retries with one key until it succeeds, as a form does. */
async function submitUntilDone<Result>(send: (idempotencyKey: string) => Promise<Result>, key: string) {
  for (let press = 1; ; press += 1) {
    try {
      const result = await send(key);
      // A truncated response means success without a result; retrying returns it.
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof DiwanError) || press === MAX_ATTEMPTS) throw error;
    }
  }
}

it('stores every order and request exactly once on a network that drops, truncates, delays and repeats calls', async () => {
  const client = createClient({ baseUrl: `${proxy.url}/api`, timeoutMs: 5_000 });
  const numbers = new Set<string>();
  const requests = new Set<number>();
  const run = async (index: number) => {
    const receipt = await submitUntilDone(
      (idempotencyKey) => client.orders.create(demoOrder(), { idempotencyKey }),
      `order-${index}`,
    );
    numbers.add(receipt.number);
    const request = {
      lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
      details: [{ item_id: 101, quantity: 1 }],
    };
    const created = await submitUntilDone(
      (idempotencyKey) => client.requests.create(request, { idempotencyKey }),
      `request-${index}`,
    );
    requests.add(created.id);
  };
  for (let first = 0; first < RUNS; first += 8) {
    await Promise.all(Array.from({ length: Math.min(8, RUNS - first) }, (_, offset) => run(first + offset)));
  }
  const stored = {
    orders: await database.db.$count(orders),
    requests: await database.db.$count(quoteRequests),
    events: await database.db.$count(events),
  };
  console.info(
    `${RUNS} runs: ${stored.orders} orders, ${stored.requests} requests; faults ${JSON.stringify(proxy.counts)}`,
  );
  expect(stored).toEqual({ orders: RUNS, requests: RUNS, events: 2 * RUNS });
  expect(numbers.size).toBe(RUNS);
  expect(requests.size).toBe(RUNS);
  for (const count of Object.values(proxy.counts)) expect(count).toBeGreaterThan(0);
}, 560_000);
