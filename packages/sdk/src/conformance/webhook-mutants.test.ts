import { expect, it } from 'vitest';
import type { WebhookRequest } from '../backend/checking/webhook-inbox';
import { createFakeBackend, signedWebhook, WEBHOOK_TEST_SECRET } from '../testing';
import { runConformance } from './run-conformance';
import { createWebhookReceiver } from './webhook-receiver';

type Receive = (request: Request) => Promise<Response>;

/** Checks a backend whose messages pass through `wrap` on their way. */
async function check(wrap: (receive: Receive) => Receive = (receive) => receive, waitMs = 200) {
  const receiver = createWebhookReceiver(WEBHOOK_TEST_SECRET, { waitMs });
  const { fetch } = createFakeBackend({}, { webhook: { receive: wrap(receiver.receive), pauseMs: 5 } });
  return runConformance({
    baseUrl: 'http://shop.example/api',
    fetch,
    profile: 'webhook',
    isWriting: true,
    isOrdering: true,
    staffToken: 'staff-token',
    webhook: receiver,
    sentCode: async () => '123456',
  });
}

it('a correct backend passes', async () => {
  const report = await check(undefined, 5_000);
  expect(report.outcomes.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(report.outcomes.length).toBeGreaterThan(9);
});

it('without permission nothing is stored', async () => {
  const receiver = createWebhookReceiver(WEBHOOK_TEST_SECRET);
  const backend = createFakeBackend({}, { webhook: receiver });
  const report = await runConformance({
    baseUrl: 'http://shop.example/api',
    fetch: backend.fetch,
    profile: 'webhook',
    webhook: receiver,
  });
  expect(new Set(report.outcomes.map(({ status }) => status))).toEqual(new Set(['skipped']));
  expect(await receiver.received()).toEqual([]);
  expect(backend.received.map(({ endpoint }) => endpoint)).toEqual(['items.list']);
});

/** Changes a request before it arrives. */
const sending =
  (change: (request: WebhookRequest) => WebhookRequest | undefined) =>
  (receive: Receive): Receive =>
  async (request) => {
    const sent = { headers: Object.fromEntries(request.headers), body: await request.text() };
    const changed = change(sent);
    if (!changed) return new Response(null, { status: 204 });
    return receive(
      new Request(request.url, {
        method: 'POST',
        headers: changed.headers as Record<string, string>,
        body: changed.body,
      }),
    );
  };

/** Changes the message and signs it again. */
const signing = (
  change: (message: { type: string; timestamp: string; data: Record<string, unknown> }) => object,
  options: Parameters<typeof signedWebhook>[1] = {},
) =>
  sending(({ headers, body }) => {
    const message = JSON.parse(body);
    return signedWebhook({ id: headers['webhook-id'] ?? '', ...message, ...change(message) }, options);
  });

const SIGNED = 'signs every message with the secret';
const OWN_ID = 'gives every message an id of its own, and sends the same body under it';
let count = 0;

const mutants: [what: string, wrap: (receive: Receive) => Receive, check: string][] = [
  [
    'signs with another secret',
    signing(() => ({}), { secret: `whsec_${btoa('another secret of thirty-two byt')}` }),
    SIGNED,
  ],
  [
    'does not sign',
    sending(({ headers: { 'webhook-signature': _, ...headers }, body }) => ({ headers, body })),
    SIGNED,
  ],
  [
    'signs another body than it sends',
    sending(({ headers, body }) => ({ headers, body: `${body} ` })),
    SIGNED,
  ],
  [
    'sends the time of the event as its own',
    signing(() => ({}), { at: new Date(Date.now() - 3_600_000) }),
    SIGNED,
  ],
  ['sends half of a record', signing(({ data }) => ({ data: { id: data.id } })), SIGNED],
  [
    'sends forms',
    sending(({ headers, body }) => ({ headers: { ...headers, 'content-type': 'text/plain' }, body })),
    'sends JSON',
  ],
  [
    'sends no leads',
    sending((request) => (request.body.includes('lead.received') ? undefined : request)),
    'sends lead.received with the lead',
  ],
  [
    'sends no requests',
    sending((request) => (request.body.includes('request.received') ? undefined : request)),
    'sends request.received with the request',
  ],
  [
    'sends no changes of status',
    sending((request) => (request.body.includes('status_changed') ? undefined : request)),
    'sends lead.status_changed with the change',
  ],
  [
    'sends the record as it was before the change',
    signing(({ type, data }) =>
      type === 'request.status_changed' ? { data: { ...data, status: 'new', history: [] } } : {},
    ),
    'sends request.status_changed with the change',
  ],
  [
    'calls every message order.placed',
    sending(({ headers, body }) =>
      body.includes('"order.placed"')
        ? undefined
        : signedWebhook({
            id: headers['webhook-id'] ?? '',
            ...JSON.parse(body.replace('request.received', 'lead.received')),
          }),
    ),
    'sends order.placed with the figures of the receipt',
  ],
  [
    'sends another total than the receipt',
    signing(({ type, data }) =>
      type === 'order.placed' ? { data: { ...data, total: Number(data.total) + 0.01 } } : {},
    ),
    'sends order.placed with the figures of the receipt',
  ],
  [
    'gives every attempt a new id',
    sending(({ body }) => {
      count += 1;
      return signedWebhook({ id: `msg_${count}`, ...JSON.parse(body) });
    }),
    'sends a message again that was not acknowledged, under its id',
  ],
  [
    'gives all messages the same id',
    sending(({ body }) => signedWebhook({ id: 'msg_1', ...JSON.parse(body) })),
    OWN_ID,
  ],
  [
    'gives up at once',
    (receive) => async (request) => {
      await receive(request);
      return new Response(null, { status: 204 });
    },
    'sends a message again that was not acknowledged, under its id',
  ],
  [
    'sends nothing twice, also when staff ask for it',
    (receive) => {
      const seen = new Map<string, boolean>();
      return async (request) => {
        const id = request.headers.get('webhook-id') ?? '';
        if (seen.get(id)) return new Response(null, { status: 204 });
        const response = await receive(request);
        seen.set(id, response.ok);
        return response;
      };
    },
    'sends a message again that staff ask for, under its id',
  ],
  [
    'loses the first message of a record, and sends the change',
    (receive) => {
      let isHeld = false;
      return async (request) => {
        const isLead = (await request.clone().text()).includes('"lead.received"');
        if (isLead && !isHeld) {
          isHeld = true;
          return new Response(null, { status: 204 });
        }
        return receive(request);
      };
    },
    'sends the messages of a record in order',
  ],
];

it.each(mutants)('a backend that %s fails', async (_, wrap, title) => {
  const { outcomes } = await check(wrap);
  expect(outcomes.find((outcome) => outcome.title === title)).toMatchObject({ status: 'failed' });
});
