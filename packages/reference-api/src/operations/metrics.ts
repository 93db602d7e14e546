import pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';

/** What the API counts. */
export interface Metrics {
  requestAnswered(request: { endpoint: string; method: string; status: number; seconds: number }): void;
  orderPlaced(): void;
  otpMessage(outcome: 'sent' | 'failed' | 'refused'): void;
  imageServed(cache: 'hit' | 'miss'): void;
  /** Everything in Prometheus' text format. */
  exposition(): Promise<{ contentType: string; text: string }>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Memory, processor and event loop belong to the process, however many APIs live in it. */
let processRegistry: Registry | undefined;

function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

function poolGauges(pool: pg.Pool, registers: Registry[]): void {
  new Gauge({
    name: 'diwan_db_pool_connections',
    help: 'Connections to PostgreSQL by what they do; `waiting` are calls without one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/**
 * Counters of one API.
 * @param db on a PostgreSQL server its connections are counted too
 */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'diwan_http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const orders = new Counter({
    name: 'diwan_orders_placed_total',
    help: 'Orders placed; a repeated call counts once.',
    registers,
  });
  const messages = new Counter({
    name: 'diwan_otp_messages_total',
    help: 'One-time codes by whether they could be sent.',
    labelNames: ['outcome'],
    registers,
  });
  const images = new Counter({
    name: 'diwan_images_served_total',
    help: 'Resized pictures by whether they were in the cache.',
    labelNames: ['cache'],
    registers,
  });
  const { $client: client } = db as { $client?: unknown };
  if (client instanceof pg.Pool) poolGauges(client, registers);

  return {
    requestAnswered: ({ endpoint, method, status, seconds }) =>
      requests.observe({ endpoint, method: METHODS.has(method) ? method : 'other', status }, seconds),
    orderPlaced: () => orders.inc(),
    otpMessage: (outcome) => messages.inc({ outcome }),
    imageServed: (cache) => images.inc({ cache }),
    exposition: async () => {
      const all = Registry.merge([registry, processMetrics()]);
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}
