import { verifyWebhook, type WebhookMessage } from '../../webhooks';

/** A request to the shop's webhook, as it arrived. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** Where messages to the shop's webhook arrive. */
export interface WebhookInbox {
  /** The shop's `WEBHOOK_SECRET`. */
  secret: string;
  /** All requests so far, oldest first. */
  received: () => Promise<readonly WebhookRequest[]>;
  /** Id of the message whose first attempt was refused, if the receiver does that. */
  refused?: (() => string | undefined) | undefined;
  /** How long to wait for a message, 30 s by default. */
  waitMs?: number | undefined;
}

const WAIT_MS = 30_000;
const PAUSE_MS = 50;

/** Why a request isn't a message of the shop; undefined if it is. */
export function problemOf({ headers, body }: WebhookRequest, secret: string): string | undefined {
  try {
    verifyWebhook(body, headers, secret);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The messages among the requests, in the order of their arrival. */
export const messagesIn = (requests: readonly WebhookRequest[], secret: string): WebhookMessage[] =>
  requests.flatMap(({ headers, body }) => {
    try {
      return [verifyWebhook(body, headers, secret)];
    } catch {
      return [];
    }
  });

/** Waits until the requests pass; resolves with them either way. */
export async function untilReceived(
  { received, waitMs = WAIT_MS }: WebhookInbox,
  passes: (requests: readonly WebhookRequest[]) => boolean,
): Promise<readonly WebhookRequest[]> {
  for (const deadline = Date.now() + waitMs; ; ) {
    const requests = await received();
    if (passes(requests) || Date.now() > deadline) return requests;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
