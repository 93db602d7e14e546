import type { Locale } from '@diwan/sdk/commerce';
import type { Dependencies } from '../../dependencies';
import { createLogSender } from './log-sender';
import type { OtpPhone } from './otp-phone';
import { createWebhookSender } from './webhook-sender';

export interface OtpMessage {
  phone: OtpPhone;
  code: string;
  /** Language to write to the visitor in. */
  locale: Locale;
}

/** Brings codes to phones. */
export interface OtpSender {
  /** @throws when the message was not handed over; its code is void then */
  send(message: OtpMessage): Promise<void>;
}

/** The sender of the configuration; undefined when a shop has none. */
export function createOtpSender(dependencies: Dependencies): OtpSender | undefined {
  const { sender } = dependencies.config.otp;
  switch (sender.kind) {
    case 'log':
      return createLogSender(dependencies);
    case 'webhook':
      return createWebhookSender(sender);
    case 'none':
      return undefined;
  }
}
