import type { Context, Hono } from 'hono';
import type { Config } from '../../platform/config';
import type { Dependencies } from '../../platform/dependencies';
import { ApiError } from '../../platform/http/api-error';
import { compressResponses } from '../../platform/http/compress-responses';
import { isLocalAddress, isLoopback } from '../../platform/http/is-loopback';
import { listOutbox } from './otp-outbox.repository';

const SHOWN_MESSAGES = 50;

/** Headers that proxies add. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether codes may be read from the outbox: never in production or with a real sender, and only if the server is
 * reachable from this machine alone. A local proxy could expose it, so with one configured, `OTP_OUTBOX=on` is required.
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

/** Whether a request came from this machine: its host is loopback and, unless `OTP_OUTBOX=on`, it wasn't proxied. */
function isLocalRequest({ req }: Context, { otp }: Pick<Config, 'otp'>): boolean {
  const isProxied = PROXY_HEADERS.some((name) => req.header(name) !== undefined);
  return isLoopback(new URL(req.url).hostname) && (otp.outbox === 'on' || !isProxied);
}

/**
 * Adds `GET /dev/outbox`, which lists codes sent in the last ten minutes, newest first, if {@link hasDevOutbox} allows
 * it. Must be registered before CORS. Requests for other hosts are rejected, because they come from a proxy or a DNS
 * rebinding attack.
 */
export function addDevOutbox(
  app: Hono,
  { db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>,
): void {
  if (!hasDevOutbox(config)) return;
  app.get('/dev/outbox', compressResponses(), async (context) => {
    if (!isLocalRequest(context, config)) throw new ApiError('not_found');
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
