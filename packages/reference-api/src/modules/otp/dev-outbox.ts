import type { Context, Hono } from 'hono';
import { type Config, isLocalAddress } from '../../config';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import { compressResponses } from '../../http/compress-responses';
import { isLoopback } from '../../http/is-loopback';
import { listOutbox } from './otp-outbox.repository';

const SHOWN_MESSAGES = 50;

/** What proxies add to a request they pass on. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether codes may be read from the outbox: never in production, never when real messages are sent, and only where
 * nobody but this machine can connect. A proxy on the same machine lets others in, so that a shop which is configured
 * for one has an outbox only with `OTP_OUTBOX=on`.
 */
export function hasDevOutbox({
  isProduction,
  otp,
  host,
  publicUrl,
  trustedProxies,
}: Pick<Config, 'isProduction' | 'otp' | 'host' | 'publicUrl' | 'trustedProxies'>): boolean {
  if (isProduction || otp.sender.kind !== 'log' || !isLoopback(host) || !isLocalAddress(publicUrl))
    return false;
  return otp.outbox === undefined ? trustedProxies === 0 : otp.outbox === 'on';
}

/** Whether a request came from this machine: it names this machine and, unless the outbox is asked for, no proxy. */
function isOfThisMachine({ req }: Context, { otp }: Pick<Config, 'otp'>): boolean {
  const isProxied = PROXY_HEADERS.some((name) => req.header(name) !== undefined);
  return isLoopback(new URL(req.url).hostname) && (otp.outbox === 'on' || !isProxied);
}

/**
 * Adds `GET /dev/outbox`, the codes sent in the last ten minutes, newest first; adds nothing where it must not exist.
 * Must come before CORS is allowed. A request that names another host is rejected: it came through a proxy, or from a
 * page whose own name was made to resolve to this machine.
 */
export function addDevOutbox(
  app: Hono,
  { db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>,
): void {
  if (!hasDevOutbox(config)) return;
  app.get('/dev/outbox', compressResponses(), async (context) => {
    if (!isOfThisMachine(context, config)) throw new ApiError('not_found');
    const messages = await listOutbox(db, now(), SHOWN_MESSAGES);
    context.header('Cache-Control', 'no-store');
    return context.json({
      results: messages.map(({ phoneDigits, code, sentAt }) => ({
        phone: `+${phoneDigits}`,
        code,
        sent_at: sentAt.toISOString(),
      })),
    });
  });
}
