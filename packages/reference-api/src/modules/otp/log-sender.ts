import { OTP_LIFETIME_SECONDS } from '@diwan/sdk/commerce';
import { lt } from 'drizzle-orm';
import { otpOutbox } from '../../db/schema';
import { sweep } from '../../db/sweep';
import type { Dependencies } from '../../dependencies';
import { hasDevOutbox } from './dev-outbox';
import type { OtpSender } from './otp-sender';

/**
 * Sends nothing: writes codes to the log, and outside production to the outbox, so that a shop without a message
 * provider can be tried out to the end.
 */
export const createLogSender = ({
  db,
  config,
  logger,
  now,
}: Pick<Dependencies, 'db' | 'config' | 'logger' | 'now'>): OtpSender => ({
  send: async ({ phone, code }) => {
    logger.info({ phone: `+${phone.digits}`, code }, 'one-time code');
    if (!hasDevOutbox(config)) return;
    const sentAt = now();
    await db.insert(otpOutbox).values({ phoneDigits: phone.digits, code, sentAt });
    await sweep(
      db,
      otpOutbox,
      lt(otpOutbox.sentAt, new Date(sentAt.getTime() - OTP_LIFETIME_SECONDS * 1000)),
    );
  },
});
