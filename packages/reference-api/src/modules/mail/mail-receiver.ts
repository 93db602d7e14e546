import type { Locale } from '@diwan/sdk/commerce';
import { createTransport } from 'nodemailer';
import type { Receiver } from '../events/deliver-events';
import { DeliveryFailure } from '../events/delivery-failure';
import { composeMail } from './compose-mail';

/** Where messages about orders, requests and leads go by e-mail. */
export interface MailTarget {
  /** The SMTP server, with user and password: `smtp://…` or `smtps://…`. */
  url: string;
  from: string;
  to: readonly string[];
  /** The maker's language. */
  locale: Locale;
  /** How long a message may take. */
  timeoutMs: number;
}

function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/** Says what went wrong without what the server wrote, which may repeat addresses. */
const failureOf = (error: unknown): DeliveryFailure =>
  new DeliveryFailure(`the mail server did not take it: ${reasonOf(error)}`);

const connect = ({ url, timeoutMs }: Pick<MailTarget, 'url' | 'timeoutMs'>) =>
  createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Why a mail server doesn't accept us, without sending anything; undefined if it does. */
export async function mailServerProblem(
  target: Pick<MailTarget, 'url' | 'timeoutMs'>,
): Promise<string | undefined> {
  const transport = connect(target);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

/** Sends events to the maker's mail server. Every attempt has the same Message-ID, so that mail programs show it once. */
export function mailReceiver({ url, from, to, locale, timeoutMs }: MailTarget): Receiver {
  const transport = connect({ url, timeoutMs });
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
