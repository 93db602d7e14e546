import type { EndpointName, Endpoints } from '@diwan/sdk/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Dependencies } from '../dependencies';
import type { AnswerOf, ApiRequest, Handler } from '../endpoints/implement';
import { ApiError } from '../http/api-error';
import { idempotencyKey } from './idempotency-key';
import { claimKey, findFirstResponse, type KeyName, keepResponse } from './idempotency-keys.repository';
import { requestHash } from './request-hash';

/** Endpoints that accept an `Idempotency-Key`. */
export type IdempotentName = {
  [Name in EndpointName]: Endpoints[Name] extends { acceptsIdempotencyKey: true } ? Name : never;
}[EndpointName];

/**
 * The work of a call. All its reads and writes must use `tx`, so that they are atomic with the stored response; the
 * embedded database has no second connection.
 */
export type Work<Name extends EndpointName> = (
  tx: Database,
  request: ApiRequest<Name>,
) => Promise<AnswerOf<Name>>;

/**
 * How long a call waits for locks: of the first call with its key, or of orders with its promo. Shorter than clients'
 * timeouts, so that they get a response and a hanging call doesn't exhaust the connection pool.
 */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Turns work into a handler that runs it in one transaction and, for calls with an `Idempotency-Key`, exactly once. The
 * key is claimed and the response stored in the same transaction, so a crash leaves both or neither, and any process
 * can answer a retry. Failures roll back the key, which can then be reused (docs/decisions/0020).
 */
export const idempotent =
  <Name extends IdempotentName>(
    name: Name,
    { db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>,
    work: Work<Name>,
  ): Handler<Name> =>
  async (request) => {
    const key = idempotencyKey(request.context, request.locale);
    return db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
      if (key === undefined) return work(tx, request);
      const claim = { scope: name, key, now: now(), lifetimeMs: config.retention.answersMs };
      return once(tx, claim, request, work);
    });
  };

async function once<Name extends IdempotentName>(
  tx: Database,
  { now, lifetimeMs, ...name }: KeyName & { now: Date; lifetimeMs: number },
  request: ApiRequest<Name>,
  work: Work<Name>,
): Promise<AnswerOf<Name>> {
  const hash = requestHash(request);
  if (!(await claimKey(tx, { ...name, requestHash: hash, now, lifetimeMs }))) {
    const first = await findFirstResponse(tx, name);
    if (first?.requestHash !== hash) throw new ApiError('idempotency_key_reused');
    return first.results as AnswerOf<Name>;
  }
  const results = await work(tx, request);
  await keepResponse(tx, name, results);
  return results;
}
