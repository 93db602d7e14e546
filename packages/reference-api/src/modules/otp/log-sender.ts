import type { Dependencies } from '../../dependencies';
import { hasDevOutbox } from './dev-outbox';
import { addToOutbox } from './otp-outbox.repository';
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
    await addToOutbox(db, { phoneDigits: phone.digits, code, sentAt: now() });
  },
});
