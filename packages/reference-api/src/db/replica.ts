import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLogger } from './database-logger';
import { isDatabaseUnavailable } from './postgres-errors';

const PROBE_MS = 1000;

/** The replica cancels queries that conflict with replication; it is not down. */
const RECOVERY_CONFLICT = '40001';

const isRecoveryConflict = (error: unknown): boolean =>
  (error as { code?: unknown }).code === RECOVERY_CONFLICT;

/** A replica that falls back to the primary while it is unreachable. */
export interface Replica {
  pool: pg.Pool;
  /** The replica's pool without fallback. */
  directPool: pg.Pool;
  /** Falls back to the primary until the replica responds again. */
  markDown: (reason: unknown) => void;
  /** Stops probing the replica; doesn't end the pools. */
  stop: () => void;
}

/**
 * Sends queries to a replica. If it is unreachable, the failed query and later ones go to the primary until the replica
 * responds again; both transitions are logged once.
 */
export function replicaOf(primary: pg.Pool, replica: pg.Pool, logger: DatabaseLogger): Replica {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isDown = false;

  async function waitUntilUp(): Promise<void> {
    while (!signal.aborted) {
      await setTimeout(PROBE_MS, undefined, { signal, ref: false }).catch(() => {});
      const isUp = await replica.query('select 1').then(
        () => true,
        () => false,
      );
      if (!isUp || signal.aborted) continue;
      isDown = false;
      logger.info({}, 'DATABASE_READ_URL is reachable again: reading public content from the replica');
      return;
    }
  }

  function markDown(reason: unknown): void {
    if (isDown || signal.aborted) return;
    isDown = true;
    logger.warn({ err: reason }, 'DATABASE_READ_URL is unreachable: reading public content from the primary');
    void waitUntilUp();
  }

  async function query(asked: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (isDown) return primary.query(asked, values);
    try {
      return await replica.query(asked, values);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!isRecoveryConflict(error)) markDown(error);
      return primary.query(asked, values);
    }
  }

  const pool = new Proxy(replica, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
  return { pool, directPool: replica, markDown, stop: () => stopping.abort() };
}
