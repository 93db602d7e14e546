import type { OrderReceipt } from '../contract';
import type { WebhookData, WebhookMessageOf, WebhookType } from '../webhooks';
import { type Check, needed, Skipped } from './checking/check';
import type { Context } from './checking/context';
import { type Deviation, quoted, unless } from './checking/deviation';
import { fieldOf } from './checking/probe';
import { testLead, testRequest } from './checking/test-records';
import { TEST_LEAD } from './checking/test-visitor';
import {
  messagesIn,
  problemOf,
  untilReceived,
  type WebhookInbox,
  type WebhookRequest,
} from './checking/webhook-inbox';
import { testOrder } from './money';
import { testEvent } from './staff/event-checks';

const inboxOf = ({ webhook }: Context): WebhookInbox =>
  needed(webhook, 'Needs the secret of the webhook: --webhook-secret.');

const idOf = ({ headers }: WebhookRequest): string => headers['webhook-id'] ?? '';

/** Waits for a message about a record, and compares fields of the record. */
async function messageDeviations<Type extends WebhookType>(
  context: Context,
  {
    type,
    id,
    fields,
  }: { type: Type; id: number; fields: (data: WebhookData[Type]) => Record<string, unknown> },
  expected: Record<string, unknown>,
): Promise<Deviation[]> {
  const inbox = inboxOf(context);
  const find = (requests: readonly WebhookRequest[]) =>
    messagesIn(requests, inbox.secret).find(
      (message) => message.type === type && fieldOf(message.data, 'id') === id,
    ) as WebhookMessageOf<Type> | undefined;
  const message = find(await untilReceived(inbox, (requests) => find(requests) !== undefined));
  if (!message) {
    const types = messagesIn(await inbox.received(), inbox.secret).map((one) => one.type);
    return unless(false, 'messages', `${type} of record ${id}`, types);
  }
  const received = fields(message.data);
  return Object.entries(expected).flatMap(([field, value]) =>
    unless(quoted(received[field]) === quoted(value), `data.${field}`, quoted(value), received[field]),
  );
}

const person = { name: TEST_LEAD.name, email: TEST_LEAD.email };

/** The requests, once the messages that the checks before have caused have arrived. */
async function requestsOf(context: Context): Promise<readonly WebhookRequest[]> {
  const requests = await inboxOf(context).received();
  if (requests.length === 0) throw new Skipped('No message arrived.');
  return requests;
}

const statusCheck = (kind: 'lead' | 'request', test: (context: Context) => Promise<number>): Check => ({
  title: `sends ${kind}.status_changed with the change`,
  isWrite: true,
  run: async (context) => {
    needed(context.staffToken, 'Needs the staff token: --staff-token.');
    const id = await test(context);
    const to = kind === 'lead' ? 'contacted' : 'in_progress';
    const params = { id };
    const { results } = await context.probe(`staff.${kind}s.get`, { params });
    // The staff's checks have moved it already.
    if (fieldOf(results, 'status') === 'new')
      await context.probe(`staff.${kind}s.move`, { params, body: { status: to } });
    return messageDeviations(
      context,
      {
        type: `${kind}.status_changed`,
        id,
        fields: ({ status, history }) => ({ status, to: history.at(-1)?.to, from: history.at(-1)?.from }),
      },
      { status: to, to, from: 'new' },
    );
  },
});

/** How the kit checks messages to the shop's webhook. */
export const webhookChecks: readonly Check[] = [
  {
    title: 'sends lead.received with the lead',
    isWrite: true,
    run: async (context) => {
      const id = await testLead(context);
      return messageDeviations(
        context,
        { type: 'lead.received', id, fields: ({ name, email, status }) => ({ name, email, status }) },
        { ...person, status: 'new' },
      );
    },
  },
  {
    title: 'sends request.received with the request',
    isWrite: true,
    run: async (context) => {
      const id = await testRequest(context);
      return messageDeviations(
        context,
        {
          type: 'request.received',
          id,
          fields: ({ lead: { name, email }, notes, status }) => ({ name, email, notes, status }),
        },
        { ...person, notes: TEST_LEAD.name, status: 'new' },
      );
    },
  },
  {
    title: 'sends order.placed with the figures of the receipt',
    isOrder: true,
    run: async (context) => {
      const { id, ...receipt }: OrderReceipt = await testOrder(context);
      return messageDeviations(
        context,
        { type: 'order.placed', id, fields: (data) => ({ ...data }) },
        receipt,
      );
    },
  },
  statusCheck('lead', testLead),
  statusCheck('request', testRequest),
  {
    title: 'sends a message again that was not acknowledged, under its id',
    isWrite: true,
    run: async (context) => {
      const inbox = inboxOf(context);
      const id = needed(inbox.refused?.(), 'Needs a receiver that refuses a message.');
      const attempts = (requests: readonly WebhookRequest[]) =>
        requests.filter((request) => idOf(request) === id).length;
      const requests = await untilReceived(inbox, (all) => attempts(all) > 1);
      return unless(attempts(requests) > 1, 'messages', `${id} a second time`, attempts(requests));
    },
  },
  {
    title: 'sends a message again that staff ask for, under its id',
    isWrite: true,
    run: async (context) => {
      const inbox = inboxOf(context);
      needed(context.staffToken, 'Needs the staff token: --staff-token.');
      const event = await testEvent(context);
      const attempts = (requests: readonly WebhookRequest[]) =>
        requests.filter((request) => idOf(request) === event.message_id).length;
      const before = attempts(await inbox.received());
      await context.probe('staff.events.retry', { params: { id: event.id } });
      const requests = await untilReceived(inbox, (all) => attempts(all) > before);
      return unless(
        attempts(requests) > before,
        'messages',
        `${event.message_id} again`,
        `${attempts(requests)} times, as before`,
      );
    },
  },
  {
    title: 'signs every message with the secret',
    isWrite: true,
    run: async (context) => {
      const { secret } = inboxOf(context);
      return (await requestsOf(context)).flatMap((request, index) => {
        const problem = problemOf(request, secret);
        return unless(problem === undefined, `messages[${index}]`, 'a signed message', problem);
      });
    },
  },
  {
    title: 'sends JSON',
    isWrite: true,
    run: async (context) =>
      (await requestsOf(context)).flatMap(({ headers }, index) =>
        unless(
          /^application\/json\b/i.test(headers['content-type'] ?? ''),
          `messages[${index}].headers.content-type`,
          'application/json',
          headers['content-type'],
        ),
      ),
  },
  {
    title: 'gives every message an id of its own, and sends the same body under it',
    isWrite: true,
    run: async (context) => {
      const bodies = new Map<string, string>();
      return (await requestsOf(context)).flatMap((request, index) => {
        const id = idOf(request);
        const first = bodies.get(id) ?? request.body;
        bodies.set(id, first);
        return unless(
          id !== '' && first === request.body,
          `messages[${index}]`,
          id ? `the body that ${id} had before` : 'a webhook-id',
          request.body,
        );
      });
    },
  },
  {
    title: 'sends the messages of a record in order',
    isWrite: true,
    run: async (context) => {
      const { secret } = inboxOf(context);
      const seen = new Set<string>();
      return messagesIn(await requestsOf(context), secret).flatMap(({ type, data }, index) => {
        const [kind, what] = type.split('.');
        const key = `${kind} ${fieldOf(data, 'id')}`;
        if (what === 'status_changed')
          return unless(seen.has(key), `messages[${index}]`, `the first message of ${key} before`, type);
        seen.add(key);
        return [];
      });
    },
  },
];
