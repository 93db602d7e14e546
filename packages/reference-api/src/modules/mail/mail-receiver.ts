import { createTransport } from 'nodemailer';
import type { MailTarget } from '../../platform/config';
import type { Receiver } from '../events/deliver-events';
import { DeliveryFailure } from '../events/delivery-failure';
import { composeMail } from './compose-mail';

/** Says what went wrong without what the server wrote, which may repeat addresses. */
function failureOf(error: unknown): DeliveryFailure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new DeliveryFailure(`the mail server did not take it: ${reason}`);
}

/** Sends events to the maker's mail server. Every attempt has the same Message-ID, so that mail programs show it once. */
export function mailReceiver({ url, from, to, locale, timeoutMs }: MailTarget): Receiver {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channel: 'mail',
    timeoutMs,
    send: async (event) => {
      const mail = await composeMail(event, locale);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        // A server that answers a byte at a time never runs into the timeouts of the connection.
        timer = setTimeout(
          () => reject(new DeliveryFailure('the mail server did not answer in time')),
          timeoutMs,
        );
      });
      const sending = transport
        .sendMail({ ...mail, from, to: [...to], messageId: `<${event.messageId}@diwan>` })
        .catch((error: unknown) => {
          throw failureOf(error);
        });
      await Promise.race([sending, late]).finally(() => clearTimeout(timer));
    },
  };
}
