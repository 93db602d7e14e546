import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger';
import { isDatabaseUnavailable } from './postgres-errors';

const PROBE_MS = 1000;

/** The replica cancels a query that it can't answer while it replays what the primary wrote; it is not away. */
const RECOVERY_CONFLICT = '40001';

const isRecoveryConflict = (error: unknown): boolean =>
  (error as { code?: unknown }).code === RECOVERY_CONFLICT;

export type ReplicaLogger = Pick<Logger, 'warn' | 'info'>;

/** A replica's queries, answered by the primary while the replica can't be reached. */
export interface Replica {
  pool: pg.Pool;
  /** The replica's own pool. */
  unaided: pg.Pool;
  /** Has the primary answer from now on, until the replica does. */
  goAway: (reason: unknown) => void;
  /** Ends looking for the replica, not the pools. */
  stop: () => void;
}

/**
 * Sends queries to a replica. One that fails because the replica is away goes to the primary, and so do those after it
 * until the replica answers again; both changes are logged once.
 */
export function replicaOf(primary: pg.Pool, replica: pg.Pool, logger: ReplicaLogger): Replica {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAway = false;

  async function untilBack(): Promise<void> {
    while (!signal.aborted) {
      await setTimeout(PROBE_MS, undefined, { signal, ref: false }).catch(() => {});
      const isBack = await replica.query('select 1').then(
        () => true,
        () => false,
      );
      if (!isBack || signal.aborted) continue;
      isAway = false;
      logger.info({}, 'the replica of DATABASE_READ_URL is back: public content is read from it again');
      return;
    }
  }

  function goAway(reason: unknown): void {
    if (isAway || signal.aborted) return;
    isAway = true;
    logger.warn(
      { err: reason },
      'the replica of DATABASE_READ_URL is away: public content is read from the primary',
    );
    void untilBack();
  }

  async function query(asked: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (isAway) return primary.query(asked, values);
    try {
      return await replica.query(asked, values);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!isRecoveryConflict(error)) goAway(error);
      return primary.query(asked, values);
    }
  }

  const pool = new Proxy(replica, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
  return { pool, unaided: replica, goAway, stop: () => stopping.abort() };
}
