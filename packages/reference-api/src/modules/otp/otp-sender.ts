import type { Locale } from '@diwan/sdk/commerce';
import type { OtpPhone } from './otp-phone';

export interface OtpMessage {
  phone: OtpPhone;
  code: string;
  /** Language of the message. */
  locale: Locale;
}

/** Delivers codes to phones. */
export interface OtpSender {
  /** @throws if the message was not accepted; the code is then voided */
  send(message: OtpMessage): Promise<void>;
}
