import { Webhook } from 'standardwebhooks';
import type { LeadRecord, OrderRecord, RequestRecord } from '../contract';
import type { WebhookData, WebhookMessageOf, WebhookType } from '../webhooks';

/** A secret for tests, in the form of `WEBHOOK_SECRET`. */
export const WEBHOOK_TEST_SECRET = 'whsec_ZGl3YW4tdGVzdC1zZWNyZXQtb2YtMzItYnl0ZXMhIQ==';

const PLACED_AT = '2026-03-01T09:30:00.000Z';
const person = { name: 'Noura', email: 'noura@example.com', phone: '+966501234567' };
const received = { id: 1, created_at: PLACED_AT, history: [] };

const order: OrderRecord = {
  ...received,
  number: '48271-93045',
  status: 'placed',
  lead: person,
  address: {
    country_id: 1,
    governorate_id: 1,
    zone_id: 1,
    area_en: 'Saudi Arabia › Riyadh › North Riyadh',
    area_ar: 'المملكة العربية السعودية › الرياض › شمال الرياض',
    landmark: '',
    street: 'King Fahd Road',
    building: '12',
    floor: '',
    flat: '',
  },
  lines: [
    {
      item_id: 101,
      code: 'SF1001',
      name_en: 'Nafud Three-Seat Sofa',
      name_ar: 'كنبة «نفود» ثلاثية المقاعد',
      quantity: 1,
      price: 1000,
      discount: 10,
      unit_price: 900,
      line_total: 900,
    },
  ],
  notes: '',
  payment_method: 'cash',
  promo_code: null,
  currency: 'SAR',
  tax_rate: 0.15,
  subtotal: 900,
  coupon_discount: 0,
  shipping_fee: 100,
  tax: 135,
  total: 1135,
};

const request: RequestRecord = {
  ...received,
  status: 'new',
  lead: person,
  notes: 'Can it be 20 cm wider?',
  reason: '',
  project_id: null,
  item_id: null,
  details: [],
};

const lead: LeadRecord = { ...received, ...person, status: 'new', source_id: 1 };

const moved = (from: string, to: string) => [{ from, to, note: '', at: PLACED_AT, by: 'Huda' }];

const records: WebhookData = {
  'order.placed': order,
  'order.status_changed': { ...order, status: 'confirmed', history: moved('placed', 'confirmed') },
  'request.received': request,
  'request.status_changed': { ...request, status: 'answered', history: moved('new', 'answered') },
  'lead.received': lead,
  'lead.status_changed': { ...lead, status: 'contacted', history: moved('new', 'contacted') },
};

/** A webhook message, e.g. `makeWebhookMessage('order.placed', { total: 1500 })`. */
export const makeWebhookMessage = <Type extends WebhookType>(
  type: Type,
  data: Partial<WebhookData[Type]> = {},
): WebhookMessageOf<Type> =>
  ({
    id: 'msg_1',
    type,
    timestamp: PLACED_AT,
    data: { ...records[type], ...data },
  }) as WebhookMessageOf<Type>;

/** The request that a shop sends for a message, signed at `at`. */
export function signedWebhook(
  {
    id,
    ...message
  }: { readonly id: string; readonly type: string; readonly timestamp: string; readonly data: unknown },
  { secret = WEBHOOK_TEST_SECRET, at = new Date() }: { secret?: string; at?: Date } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(message);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  };
}

/**
 * A fake shop that sends messages to your webhook, signed as the real one does.
 * @param receive your handler, e.g. `(request) => app.fetch(request)`
 * @example await createWebhookSender(app.fetch).send(makeWebhookMessage('order.placed'));
 */
export const createWebhookSender = (
  receive: (request: Request) => Response | Promise<Response>,
  { url = 'https://receiver.example/webhook', secret }: { url?: string; secret?: string } = {},
) => ({
  /** Sends a message and resolves with the receiver's response. */
  send: async (message: Parameters<typeof signedWebhook>[0]): Promise<Response> =>
    receive(new Request(url, { method: 'POST', ...signedWebhook(message, secret ? { secret } : {}) })),
});
