import type { LeadRecord, OrderRecord, RequestRecord } from '../contract';

/** The data of each type of message: the whole record, as it is after the event. */
export interface WebhookData {
  /** A visitor placed an order. */
  'order.placed': OrderRecord;
  /** Staff moved an order to another status; the last entry of `history` is the change. */
  'order.status_changed': OrderRecord;
  /** A visitor sent a quote, contact or project request. */
  'request.received': RequestRecord;
  /** Staff moved a request to another status. */
  'request.status_changed': RequestRecord;
  /** A visitor left contact details in a lead form. */
  'lead.received': LeadRecord;
  /** Staff moved a lead to another status. */
  'lead.status_changed': LeadRecord;
}

/** Types of messages that this version supports. */
export type WebhookType = keyof WebhookData;

interface MessageFrame {
  /** The header `webhook-id`. A message may arrive more than once, always with the same id. */
  readonly id: string;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
}

/** A message of one type. */
export type WebhookMessageOf<Type extends WebhookType> = {
  [One in Type]: MessageFrame & { readonly type: One; readonly data: WebhookData[One] };
}[Type];

/** A message of a type that this version doesn't support. Acknowledge it, so that it isn't sent again. */
export interface UnknownWebhookMessage extends MessageFrame {
  readonly type: 'unknown';
  /** The type as sent. */
  readonly originalType: string;
  readonly data: unknown;
}

/**
 * A message to the shop's webhook, discriminated by `type`.
 * @example if (message.type === 'order.placed') book(message.data.number, message.data.total);
 */
export type WebhookMessage = WebhookMessageOf<WebhookType> | UnknownWebhookMessage;
