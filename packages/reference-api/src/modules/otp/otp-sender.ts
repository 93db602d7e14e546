import type { Locale } from '@diwan/sdk/commerce';
import type { OtpPhone } from './otp-phone';

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
