import type { WebhookInbox, WebhookRequest } from '../backend/checking/webhook-inbox';

/** A receiver of webhook messages for the kit. */
export interface WebhookReceiver extends WebhookInbox {
  /** Receives a request; connect it to the address that the backend sends messages to. */
  receive: (request: Request) => Promise<Response>;
}

/**
 * Creates a receiver for `runConformance({ webhook })`. It refuses the first attempt of the first message, to see whether the
 * backend sends it again.
 * @param secret the shop's `WEBHOOK_SECRET`
 */
export function createWebhookReceiver(
  secret: string,
  { waitMs }: { waitMs?: number | undefined } = {},
): WebhookReceiver {
  const requests: WebhookRequest[] = [];
  let refused: string | undefined;
  return {
    secret,
    waitMs,
    received: async () => requests,
    refused: () => refused,
    receive: async (request) => {
      requests.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
      if (refused !== undefined) return new Response(null, { status: 204 });
      refused = request.headers.get('webhook-id') ?? '';
      return new Response(null, { status: 503 });
    },
  };
}
