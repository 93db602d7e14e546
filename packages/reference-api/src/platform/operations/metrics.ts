import pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database';

/** Messages about orders, requests and leads by state. */
export type EventCounts = Record<'pending' | 'failing' | 'dead', number>;

/** Metrics of the API. */
export interface Metrics {
  requestAnswered(request: { endpoint: string; method: string; status: number; seconds: number }): void;
  orderPlaced(): void;
  otpMessage(outcome: 'sent' | 'failed' | 'refused'): void;
  imageServed(cache: 'hit' | 'miss'): void;
  /** All metrics in Prometheus' text format. */
  exposition(): Promise<{ contentType: string; text: string }>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Memory, CPU and event loop metrics belong to the process, which may run several APIs. */
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
    help: 'Connections to PostgreSQL by state; `waiting` counts queries that wait for one.',
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
 * Creates the metrics of one API.
 * @param options.db its connection pool is measured too, if it is a PostgreSQL server
 */
export function createMetrics({
  db,
  countEvents,
}: {
  db: Database;
  countEvents: () => Promise<EventCounts>;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'diwan_http_request_duration_seconds',
    help: 'Duration of requests.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const orders = new Counter({
    name: 'diwan_orders_placed_total',
    help: 'Orders placed; retries of the same call count once.',
    registers,
  });
  const messages = new Counter({
    name: 'diwan_otp_messages_total',
    help: 'One-time codes by outcome of sending.',
    labelNames: ['outcome'],
    registers,
  });
  const images = new Counter({
    name: 'diwan_images_served_total',
    help: 'Resized images by cache hit or miss.',
    labelNames: ['cache'],
    registers,
  });
  const events = {
    pending: new Gauge({
      name: 'diwan_events_pending',
      help: 'Messages about orders, requests and leads that are not delivered yet.',
      registers,
    }),
    failing: new Gauge({
      name: 'diwan_events_failing',
      help: 'Those of them whose last attempt failed.',
      registers,
    }),
    dead: new Gauge({
      name: 'diwan_events_dead',
      help: 'Messages given up after three days, or because the receiver returned 410.',
      registers,
    }),
  };
  const { $client: client } = db as { $client?: unknown };
  if (client instanceof pg.Pool) poolGauges(client, registers);

  return {
    requestAnswered: ({ endpoint, method, status, seconds }) =>
      requests.observe({ endpoint, method: METHODS.has(method) ? method : 'other', status }, seconds),
    orderPlaced: () => orders.inc(),
    otpMessage: (outcome) => messages.inc({ outcome }),
    imageServed: (cache) => images.inc({ cache }),
    exposition: async () => {
      // Without a database the other metrics matter even more.
      const counts = await countEvents().catch(() => ({
        pending: Number.NaN,
        failing: Number.NaN,
        dead: Number.NaN,
      }));
      for (const state of ['pending', 'failing', 'dead'] as const) events[state].set(counts[state]);
      const all = Registry.merge([registry, processMetrics()]);
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}
