import type { FakeEvent } from '../backend/fake/fake-records';
import { createWebhookSender } from './webhooks';

/** Where a fake backend sends its messages. */
export interface FakeWebhook {
  /** Your handler, e.g. `(request) => app.fetch(request)`. */
  receive: (request: Request) => Response | Promise<Response>;
  /** The secret that messages are signed with; `WEBHOOK_TEST_SECRET` by default. */
  secret?: string;
  /** Pause before a message is sent again that wasn't acknowledged; 5 s by default, as in the reference API. */
  pauseMs?: number;
}

const MAX_ATTEMPTS = 20;

/** Sends events to a webhook until they are acknowledged, those of each record in order. */
export function deliverTo({ receive, secret, pauseMs = 5_000 }: FakeWebhook): (event: FakeEvent) => void {
  const sender = createWebhookSender(receive, secret === undefined ? {} : { secret });
  const queues = new Map<string, Promise<void>>();

  const attempt = async (event: FakeEvent): Promise<boolean> => {
    const { message_id: id, type, created_at: timestamp, attempts } = event.record;
    const response = await sender.send({ id, type, timestamp, data: event.data }).catch(() => undefined);
    const isDelivered = response?.ok === true;
    const now = new Date();
    event.record = {
      ...event.record,
      attempts: attempts + 1,
      state: isDelivered ? 'delivered' : 'pending',
      delivered_at: isDelivered ? now.toISOString() : null,
      next_attempt_at: isDelivered ? null : new Date(now.getTime() + pauseMs).toISOString(),
      last_error: isDelivered ? null : `the receiver returned ${response?.status ?? 'nothing'}`,
    };
    return isDelivered;
  };

  const deliver = async (event: FakeEvent): Promise<void> => {
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      if (await attempt(event)) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    event.record = { ...event.record, state: 'dead', next_attempt_at: null };
  };

  return (event) => {
    const key = `${event.record.type.split('.')[0]} ${event.record.record_id}`;
    const before = queues.get(key) ?? Promise.resolve();
    queues.set(
      key,
      before.then(() => deliver(event)),
    );
  };
}
