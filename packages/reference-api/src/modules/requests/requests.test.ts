import type { QuoteRequest } from '@diwan/sdk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { events, leads, quoteRequestDetails, quoteRequests } from '../../db/schema';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { findRequestRecord } from './request-records.repository';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.db.delete(leads));

const lead = { name: 'Sara', email: 'sara@example.com', phone: '0501234567' };
const send = (request: Partial<QuoteRequest>, headers = {}) =>
  api.call('/api/crm/public/requests', { body: { lead, ...request }, headers });

type Details = NonNullable<QuoteRequest['details']>;
/** Sofa 101 has five colours and fabrics and is 228 cm wide; 102 has a fixed width; 119 can't be customized. */
const detail = (customization: Details[number]['customization'], item_id = 101): Details => [
  { item_id, quantity: 2, customization },
];

describe('requests.create', () => {
  it('stores a quote request with its customized products', async () => {
    const { status, body } = await send({
      notes: 'By Eid, please',
      details: [
        ...detail({ color_id: 3, fabric_ids: [2, 4, 2], width: 250 }),
        { item_id: 103, quantity: 1, customization: null },
      ],
    });
    expect(status).toBe(200);
    const id = (body as { results: { id: number } }).results.id;
    expect(await api.db.select().from(quoteRequests)).toMatchObject([
      { id, notes: 'By Eid, please', reason: '' },
    ]);
    expect(await api.db.select().from(quoteRequestDetails)).toMatchObject([
      {
        requestId: id,
        code: 'NF1042',
        nameEn: 'Nafud Three-Seat Sofa',
        quantity: 2,
        customization: { color_id: 3, fabric_ids: [2, 4], width: 250 },
      },
      { itemId: 103, customization: null },
    ]);
    expect(await api.db.select().from(leads)).toMatchObject([{ ...lead, phoneDigits: '966501234567' }]);
  });
  it('reports what it stored', async () => {
    await api.db.delete(events);
    await send({ details: detail({ color_id: 3, fabric_ids: [2, 4] }) });
    const [event] = await api.db.select().from(events);
    expect(event?.data).toEqual(await findRequestRecord(api.db, event?.subjectId ?? 0));
    expect(event?.data).toMatchObject({
      lead: { name: 'Sara', phone: '+966501234567' },
      details: [
        {
          color: { name_en: expect.any(String) },
          fabrics: [{ name_ar: expect.any(String) }, expect.anything()],
        },
      ],
    });
  });

  it('leaves the process turns for other work between requests that are sent at once', async () => {
    let turns = 0;
    let isCounting = true;
    const count = () => {
      turns += 1;
      if (isCounting) setImmediate(count);
    };
    count();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => send({ details: detail({ color_id: 3 }) })),
    );
    isCounting = false;
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(turns).toBeGreaterThan(200);
  });

  it('stores a contact request about a project and a product', async () => {
    expect((await send({ project_id: 2, item_id: 101, reason: 'Majlis' })).status).toBe(200);
    expect(await api.db.select().from(quoteRequests)).toMatchObject([
      { projectId: 2, itemId: 101, reason: 'Majlis', notes: '' },
    ]);
  });
  it('stores an empty customization as null', async () => {
    await send({ details: detail({ fabric_ids: [] }) });
    expect(await api.db.select().from(quoteRequestDetails)).toMatchObject([{ customization: null }]);
  });
  it('requires an e-mail (spec §5)', async () => {
    const { status, body } = await send({ lead: { ...lead, email: '' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'lead.email' }] });
  });

  it.each<[string, Partial<QuoteRequest>, string]>([
    ['a product that does not exist', { details: detail(undefined, 9_999) }, 'details.0.item_id'],
    ['a project that does not exist', { project_id: 9_999 }, 'project_id'],
    ['an item that does not exist', { item_id: 9_999 }, 'item_id'],
    [
      'a colour of another product',
      { details: detail({ color_id: 14 }) },
      'details.0.customization.color_id',
    ],
    [
      'a fabric of another product',
      { details: detail({ fabric_ids: [1, 7] }) },
      'details.0.customization.fabric_ids.1',
    ],
    ['less than half its width', { details: detail({ width: 113 }) }, 'details.0.customization.width'],
    [
      'more than one and a half of its width',
      { details: detail({ width: 343 }) },
      'details.0.customization.width',
    ],
    ['a width that is fixed', { details: detail({ width: 220 }, 102) }, 'details.0.customization.width'],
    ['a colour that is fixed', { details: detail({ color_id: 7 }, 119) }, 'details.0.customization.color_id'],
    [
      'a fabric that is fixed',
      { details: detail({ fabric_ids: [2] }, 105) },
      'details.0.customization.fabric_ids.0',
    ],
  ])('rejects %s and names the field', async (_, request, path) => {
    const { status, body } = await send(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path, message: expect.any(String) }],
    });
    expect(await api.db.select().from(quoteRequests)).toEqual([]);
  });
  it('reports all problems at once', async () => {
    const { body } = await send(
      { project_id: 9_999, details: [...detail({ color_id: 14, width: 1 }), ...detail(null, 9_999)] },
      { 'accept-language': 'ar' },
    );
    const { errors } = body as { errors: { path: string; message: string }[] };
    expect(errors.map(({ path }) => path)).toEqual([
      'details.0.customization.color_id',
      'details.0.customization.width',
      'details.1.item_id',
      'project_id',
    ]);
    expect(errors[1]?.message).toBe('لا يمكن تصنيع المنتج بهذا العرض.');
  });
  it('accepts the minimum and maximum width', async () => {
    expect((await send({ details: detail({ width: 114 }) })).status).toBe(200);
    expect((await send({ details: detail({ width: 342 }) })).status).toBe(200);
  });
});
