import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OrderRecord } from '../contract';
import {
  createWebhookSender,
  makeWebhookMessage,
  WEBHOOK_TEST_SECRET as secret,
  signedWebhook,
} from '../testing';
import { verifyWebhook, WebhookError, type WebhookType } from '.';

const types = Object.keys({
  'order.placed': 1,
  'order.status_changed': 1,
  'request.received': 1,
  'request.status_changed': 1,
  'lead.received': 1,
  'lead.status_changed': 1,
} satisfies Record<WebhookType, 1>) as WebhookType[];

const reasonOf = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error instanceof WebhookError ? error.reason : error;
  }
};

describe('verifyWebhook', () => {
  it.each(types)('returns a message of type %s', (type) => {
    const message = makeWebhookMessage(type);
    const { body, headers } = signedWebhook(message);
    expect(verifyWebhook(body, headers, secret)).toEqual(message);
  });

  it('narrows the record by type', () => {
    const { body, headers } = signedWebhook(makeWebhookMessage('order.placed', { total: 1500 }));
    const message = verifyWebhook(body, headers, secret);
    if (message.type !== 'order.placed') throw new Error(message.type);
    expectTypeOf(message.data).toEqualTypeOf<OrderRecord>();
    expect(message.data.total).toBe(1500);
  });

  it('reads Headers, records with other cases, and bytes', () => {
    const { body, headers } = signedWebhook(makeWebhookMessage('lead.received'));
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([k, value]) => [k.toUpperCase(), [value]]),
    );
    for (const given of [new Headers(headers), shouted])
      expect(verifyWebhook(new TextEncoder().encode(body), given, secret).type).toBe('lead.received');
  });

  it('rejects another secret, a changed body, an old message and missing headers', () => {
    const message = makeWebhookMessage('order.placed');
    const { body, headers } = signedWebhook(message);
    const other = `whsec_${btoa('another secret of thirty-two byt')}`;
    const old = signedWebhook(message, { at: new Date(Date.now() - 3_600_000) });
    expect(reasonOf(() => verifyWebhook(body, headers, other))).toBe('signature');
    expect(reasonOf(() => verifyWebhook(body.replace('1135', '1'), headers, secret))).toBe('signature');
    expect(reasonOf(() => verifyWebhook(old.body, old.headers, secret))).toBe('signature');
    expect(reasonOf(() => verifyWebhook(body, {}, secret))).toBe('signature');
  });

  it('returns messages of unknown types, and rejects signed ones that are invalid', () => {
    const frame = { id: 'msg_2', timestamp: '2026-03-01T09:30:00.000Z' };
    const later = signedWebhook({ ...frame, type: 'stock.low', data: { item_id: 1 } });
    expect(verifyWebhook(later.body, later.headers, secret)).toEqual({
      ...frame,
      type: 'unknown',
      originalType: 'stock.low',
      data: { item_id: 1 },
    });
    const broken = signedWebhook({ ...frame, type: 'order.placed', data: { id: 'x' } });
    expect(reasonOf(() => verifyWebhook(broken.body, broken.headers, secret))).toBe('body');
  });
});

it('the fake shop sends what verifyWebhook accepts', async () => {
  const receive = async (request: Request) => {
    const message = verifyWebhook(await request.text(), request.headers, secret);
    return Response.json(message.id);
  };
  const response = await createWebhookSender(receive).send(makeWebhookMessage('request.received'));
  expect([response.status, await response.json()]).toEqual([200, 'msg_1']);
});
