import { setTimeout as delay } from 'node:timers/promises';
import type { EventChannel } from '@diwan/sdk/contract';
import { retryAfterSeconds } from '@diwan/sdk/webhooks';
import type { Database } from '../../db/database';
import type { Logger } from '../../platform/logger';
import { DeliveryFailure } from './delivery-failure';
import { claimEvent, type EventRow, MAX_PAUSE_MS, markDelivered, markFailed } from './events.repository';

/** Undelivered events become dead letters after this time. */
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 5_000;

/** Polling interval of an idle worker. */
const IDLE_MS = 1_000;
/** An attempt also stores its result, which may be slow on a busy database. */
const LEASE_PER_TIMEOUT = 4;
/** Concurrent attempts, so that one slow response doesn't block the others. */
const WORKERS = 4;

/** A pause is longer by up to this part, so that events that failed together aren't retried together. */
const JITTER = 0.2;

/** Exponential backoff: 5 s, tripled after each attempt, at most eight hours; at least what the receiver asked for. */
function pauseAfter(attempts: number, retryAfterMs: number, random: () => number): number {
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 3 ** Math.min(attempts - 1, 12));
  return Math.max(Math.round(pause * (1 + JITTER * random())), Math.min(retryAfterMs, MAX_PAUSE_MS));
}

/** Who gets the events of a channel. */
export interface Receiver {
  channel: EventChannel;
  /** How long an attempt may take. */
  timeoutMs: number;
  /** @throws the reason of a failure, without personal data */
  send(event: EventRow): Promise<void>;
}

export interface DeliveryOptions {
  db: Database;
  logger: Logger;
  receiver: Receiver;
  now?: () => Date;
  /** For jitter; from 0 to 1. */
  random?: () => number;
}

const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'the receiver did not respond in time';
  const { code } = (cause ?? {}) as { code?: string };
  return code ? `${message}: ${code}` : message;
};

/** When to retry a failed event; undefined after three days, or if that is pointless. */
function nextAttempt(
  { startedAt, attempts }: EventRow,
  error: unknown,
  { now, random }: { now: Date; random: () => number },
): Date | undefined {
  const { isFinal = false, retryAfter = null } = error instanceof DeliveryFailure ? error : {};
  if (isFinal) return undefined;
  const asked = 1000 * (retryAfterSeconds(retryAfter, now.getTime()) ?? 0);
  const next = new Date(now.getTime() + pauseAfter(attempts, asked, random));
  return next.getTime() - startedAt.getTime() > GIVE_UP_MS ? undefined : next;
}

/** Attempts to deliver the oldest due event; returns false if there is none. */
export async function deliverNext({
  db,
  logger,
  receiver,
  now = () => new Date(),
  random = Math.random,
}: DeliveryOptions): Promise<boolean> {
  const event = await claimEvent(db, {
    channel: receiver.channel,
    now: now(),
    leaseMs: LEASE_PER_TIMEOUT * receiver.timeoutMs,
  });
  if (!event) return false;
  try {
    await receiver.send(event);
  } catch (error) {
    const reason = reasonOf(error);
    const nextAttemptAt = nextAttempt(event, error, { now: now(), random });
    await markFailed(db, event, { reason, nextAttemptAt });
    const entry = {
      message_id: event.messageId,
      channel: event.channel,
      type: event.type,
      attempts: event.attempts,
      reason,
    };
    if (nextAttemptAt) logger.warn(entry, 'event not delivered');
    else logger.error(entry, 'event given up');
    return true;
  }
  await markDelivered(db, event, now());
  return true;
}

/**
 * Starts delivering events. Several processes may share a database; if one dies, its event is retried when its lease
 * expires, so delivery is at least once.
 * @returns a function that stops it after the attempts in progress
 */
export function startDelivery(options: DeliveryOptions): () => Promise<void> {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const isBusy = await deliverNext(options).catch((error: unknown) => {
        options.logger.error({ err: error }, 'events could not be read');
        return false;
      });
      if (!isBusy) await delay(IDLE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const workers = Array.from({ length: WORKERS }, work);
  return async () => {
    stopping.abort();
    await Promise.all(workers);
  };
}
