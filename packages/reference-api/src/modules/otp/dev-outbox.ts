import { OTP_LIFETIME_SECONDS } from '@diwan/sdk/commerce';
import { desc, gt } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Config } from '../../config';
import { otpOutbox } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import { isLoopback } from '../../http/is-loopback';

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
    const messages = await db
      .select()
      .from(otpOutbox)
      .where(gt(otpOutbox.sentAt, new Date(now().getTime() - OTP_LIFETIME_SECONDS * 1000)))
      .orderBy(desc(otpOutbox.id))
      .limit(SHOWN_MESSAGES);
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
