import { Webhook } from 'standardwebhooks';
import type { WebhookTarget } from '../../platform/config';
import type { Receiver } from './deliver-events';
import { DeliveryFailure } from './delivery-failure';
import type { EventRow } from './events.repository';

/** The receiver has been removed: Standard Webhooks asks senders to stop. */
const GONE = 410;

/** The message body; the same bytes in every attempt. */
const bodyOf = ({ type, createdAt, data }: EventRow): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });

/**
 * Posts an event with Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * @throws {DeliveryFailure} unless the response is 2xx; its message contains no personal data
 */
async function sendWebhook(event: EventRow, { url, secret, timeoutMs }: WebhookTarget): Promise<void> {
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
  if (response.status === GONE)
    throw new DeliveryFailure('the receiver wants no more messages (410)', { isFinal: true });
  if (!response.ok)
    throw new DeliveryFailure(`the receiver returned ${response.status}`, {
      retryAfter: response.headers.get('retry-after'),
    });
}

/** Sends events to the shop's webhook. */
export const webhookReceiver = (target: WebhookTarget): Receiver => ({
  channel: 'webhook',
  timeoutMs: target.timeoutMs,
  send: (event) => sendWebhook(event, target),
});
