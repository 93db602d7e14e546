import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import * as v from 'valibot';
import { eventDataSchemas } from '../contract/staff/event-data';
import type { WebhookMessage, WebhookType } from './webhook-message';

/** Headers of a request: a `Headers` object, or Node's and Express's record. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request that isn't a message of the shop. Respond with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** `signature`: not signed with this secret, too old, or changed on its way. `body`: signed, but not a message. */
  readonly reason: 'signature' | 'body';

  constructor(reason: WebhookError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

function signatureHeaders(headers: WebhookHeaders): Record<string, string> {
  const all = headers instanceof Headers ? Object.fromEntries(headers) : headers;
  const byName = new Map(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(NAMES.map((name) => [name, [byName.get(name) ?? ''].flat().join(' ')]));
}

const messageSchema = v.object({
  type: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.unknown(),
});

const isKnown = (type: string): type is WebhookType => Object.hasOwn(eventDataSchemas, type);

/**
 * Checks the signature of a webhook request (Standard Webhooks) and returns its message.
 * @param body the body as received: parsing and serialising it again changes it
 * @param headers the request's headers
 * @param secret the shop's `WEBHOOK_SECRET`
 * @throws WebhookError
 * @example const message = verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET);
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): WebhookMessage {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = signatureHeaders(headers);
  const webhook = new Webhook(secret);
  let json: unknown;
  try {
    json = webhook.verify(text, signed);
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new WebhookError('signature', error.message, error);
    throw new WebhookError('body', 'the body is not JSON', error);
  }
  const frame = v.safeParse(messageSchema, json);
  if (!frame.success)
    throw new WebhookError('body', 'the body is not a message', new v.ValiError(frame.issues));
  const { type, timestamp, data } = frame.output;
  const id = signed['webhook-id'] ?? '';
  if (!isKnown(type)) return { id, type: 'unknown', originalType: type, timestamp, data };
  const record = v.safeParse<v.GenericSchema>(eventDataSchemas[type], data);
  if (!record.success)
    throw new WebhookError('body', `the record of ${type} is invalid`, new v.ValiError(record.issues));
  return { id, type, timestamp, data: record.output } as WebhookMessage;
}
