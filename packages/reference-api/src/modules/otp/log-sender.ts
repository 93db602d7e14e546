import type { Dependencies } from '../../platform/dependencies';
import { hasDevOutbox } from './dev-outbox';
import { addToOutbox } from './otp-outbox.repository';
import type { OtpSender } from './otp-sender';

/**
 * Writes codes to the log, and outside production to the outbox, instead of sending them, so that checkout can be tried
 * without a message provider.
 */
export const createLogSender = ({
  db,
  config,
  logger,
  now,
}: Pick<Dependencies, 'db' | 'config' | 'logger' | 'now'>): OtpSender => ({
  send: async ({ phone, code }) => {
    // The terminal of `diwan dev` shows warnings alone: without this line, the code of a first order is nowhere to be seen.
    logger.warn({ phone: `+${phone.digits}`, code }, 'one-time code, sent to nobody');
    if (!hasDevOutbox(config)) return;
    await addToOutbox(db, { phoneDigits: phone.digits, code, sentAt: now() });
  },
});
