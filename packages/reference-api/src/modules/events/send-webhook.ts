import { Webhook } from 'standardwebhooks';
import type { EventRow } from './events.repository';

/** Destination of events. */
export interface WebhookTarget {
  url: string;
  /** Standard Webhooks signing secret: `whsec_` and 24 to 64 bytes in base64. */
  secret: string;
  /** Response timeout. */
  timeoutMs: number;
}

/** The message body; the same bytes in every attempt. */
const bodyOf = ({ type, createdAt, data }: EventRow): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });

/**
 * Posts an event with Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * @throws unless the response is 2xx; the message contains no personal data
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
