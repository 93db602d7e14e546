import { Webhook } from 'standardwebhooks';
import type { EventRow } from './events.repository';

/** Where events go. */
export interface WebhookTarget {
  url: string;
  /** Of the Standard Webhooks scheme that signs them: `whsec_` and 24 to 64 bytes of base64. */
  secret: string;
  /** How long the receiver may take to respond. */
  timeoutMs: number;
}

/** The body of an event's message: the same bytes in every attempt. */
const bodyOf = ({ type, createdAt, data }: EventRow): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });

/**
 * Posts an event, signed as Standard Webhooks have it (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * @throws Error with a reason that holds no personal data, unless a 2xx status confirms it
 */
export async function sendWebhook(event: EventRow, { url, secret, timeoutMs }: WebhookTarget): Promise<void> {
  const body = bodyOf(event);
  const sentAt = new Date();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.messageId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(event.messageId, sentAt, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver returned ${response.status}`);
}
