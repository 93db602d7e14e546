import type { Hono } from 'hono';
import type { Config } from '../../config';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import { isLoopback } from '../../http/is-loopback';
import { listOutbox } from './otp-outbox.repository';

const SHOWN_MESSAGES = 50;

/**
 * Whether codes may be read from the outbox: never in production, never when real messages are sent, and only where
 * nobody but this machine can connect.
 */
export const hasDevOutbox = ({
  isProduction,
  otp,
  host,
}: Pick<Config, 'isProduction' | 'otp' | 'host'>): boolean =>
  !isProduction && otp.sender.kind === 'log' && isLoopback(host);

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
  app.get('/dev/outbox', async (context) => {
    if (!isLoopback(new URL(context.req.url).hostname)) throw new ApiError('not_found');
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
