import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  RefusedError,
  UnauthorizedError,
} from '../client';
import { loosened, shownUnitPrice } from '../commerce';
import type { ItemListQuery } from '../contract';
import {
  createFakeBackend,
  createFakeClient,
  makeApiError,
  makeOrderRequest,
  makeProduct,
  makeProductSummary,
  makePromo,
  makeSettings,
} from '.';

const phone = { countryCode: '966', phone: '500000000' };

describe('createFakeClient', () => {
  it('pages its products', async () => {
    const client = createFakeClient();
    const first = await client.items.list();
    const last = await client.items.list({ page: 3 });
    expect(first).toMatchObject({ limit: 10, hasMore: true });
    expect(first.results).toHaveLength(10);
    expect(last.results).toHaveLength(5);
    expect(last.hasMore).toBe(false);
  });

  it('filters, sorts by what visitors pay, and searches as Arabic is typed', async () => {
    const client = createFakeClient();
    const sofas = await client.items.list({ category: 1, sort_by: 'price', sort_order: 'DESC', limit: 50 });
    const paid = sofas.results.map((one) => shownUnitPrice(one, { currency: 'SAR' }) ?? 0);
    expect(paid).toEqual([...paid].sort((a, b) => b - a));
    expect(new Set(sofas.results.map((one) => one.category?.id))).toEqual(new Set([1]));
    const found = await client.items.list({ query: 'طاوله', limit: 50 });
    expect(found.results.map((one) => one.category?.id)).toEqual(Array(8).fill(2));
  });

  it('never sends hidden prices, and sorts and filters without them', async () => {
    const products = [
      makeProduct({ id: 1, price: 20, discount: 5, is_price_show: false }),
      makeProduct({ id: 2, price: 10 }),
      makeProduct({ id: 3, price: 30 }),
    ];
    const backend = createFakeBackend({ products });
    const sent = await (await backend.fetch('/api/cms/public/items/1')).json();
    expect(sent.results).toMatchObject({ price: null, discount: 0 });
    const client = createFakeClient({}, { products });
    const idsOf = async (query: ItemListQuery) =>
      (await client.items.list(query)).results.map(({ id }) => id);
    expect(await idsOf({ sort_by: 'price' })).toEqual([2, 3, 1]);
    expect(await idsOf({ sort_by: 'price', sort_order: 'DESC' })).toEqual([3, 2, 1]);
    expect(await idsOf({ price_min: 0 })).toEqual([2, 3]);
    expect(await idsOf({ price_max: 20 })).toEqual([2]);
  });

  it('counts facets as its lists, without hidden prices, and proposes what to loosen', async () => {
    const client = createFakeClient();
    const query: ItemListQuery = { category: 1, color: [3], width_max: 160 };
    const facets = await client.items.facets(query);
    const totalOf = async (change: ItemListQuery) => (await client.items.list({ ...query, ...change })).total;
    expect(facets?.total).toBe(await totalOf({}));
    for (const { id, count } of facets?.color ?? []) expect(count).toBe(await totalOf({ color: id }));
    expect(facets?.on_sale).toEqual({
      true: await totalOf({ on_sale: true }),
      false: await totalOf({ on_sale: false }),
    });
    const { loosenings = [] } = (await client.items.facets({ ...query, width_max: 10 })) ?? {};
    expect(loosenings.map(({ parameter }) => parameter)).toEqual(['width_max']);
    for (const one of loosenings)
      expect((await client.items.list(loosened({ ...query, width_max: 10 }, one))).total).toBe(one.count);

    const settings = makeSettings({ allow_tax_rate: true, tax_rate: 0.15, display_prices_with_tax: true });
    const taxed = createFakeClient({}, { settings, products: [makeProduct({ id: 1, price: 100 })] });
    expect((await taxed.items.facets())?.price).toEqual({ min: 115, max: 115 });
    expect((await taxed.items.list({ price_max: 114 })).total).toBe(0);

    const products = [
      makeProduct({ id: 1, price: 20, discount: 50, allow_discount: true, is_price_show: false }),
      makeProduct({ id: 2, price: 10, discount: 50, allow_discount: true }),
    ];
    expect(await createFakeClient({}, { products }).items.facets()).toMatchObject({
      price: { min: 5, max: 5 },
      on_sale: { true: 1, false: 1 },
    });
  });

  it('returns the data it was given', async () => {
    const client = createFakeClient({}, { products: [makeProduct({ id: 7, price: 3 })] });
    expect(await client.items.get('SF1007')).toMatchObject({ id: 7, price: 3 });
    await expect(client.items.get(8)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('uses overridden methods and keeps the others', async () => {
    const related = [makeProductSummary({ id: 99 })];
    const client = createFakeClient({ items: { related: async () => related } });
    expect(await client.items.related(1)).toBe(related);
    expect((await client.items.get(1)).id).toBe(1);
  });

  it('accepts orders of verified phones with current figures', async () => {
    const client = createFakeClient();
    const product = await client.items.get(1);
    const order = makeOrderRequest({
      cart: [{ item_id: 1, quantity: 2, price: product.price ?? 0, discount: 0 }],
    });
    await expect(client.orders.create(order)).rejects.toBeInstanceOf(UnauthorizedError);

    await client.otp.request(phone);
    await expect(client.otp.verify({ ...phone, otp: '000000' })).rejects.toMatchObject({ code: 'otp_wrong' });
    const { phone_proof } = await client.otp.verify({ ...phone, otp: '123456' });
    const receipt = await client.orders.create({ ...order, phone_proof });
    expect(receipt?.subtotal).toBe((product.price ?? 0) * 2);

    const stale = client.orders.create({
      ...order,
      phone_proof,
      cart: [{ item_id: 1, quantity: 2, price: 1, discount: 0 }],
    });
    await expect(stale).rejects.toBeInstanceOf(PriceChangedError);
    await expect(stale).rejects.toMatchObject({ fresh: { cart: [{ item_id: 1, price: product.price }] } });
  });
});

it('rejects an order below its promo’s minimum, as the server does', async () => {
  const client = createFakeClient({}, { promos: [makePromo({ min_order_total: 1_000_000 })] });
  const { price, id } = await client.items.get(1);
  await client.otp.request(phone);
  const { phone_proof } = await client.otp.verify({ ...phone, otp: '123456' });
  const cart = [{ item_id: id, quantity: 1, price: price ?? 0, discount: 0 }];
  const order = makeOrderRequest({ cart, phone_proof, promo_code_id: 1 });
  const refused = client.orders.create(order);
  await expect(refused).rejects.toBeInstanceOf(RefusedError);
  await expect(refused).rejects.toMatchObject({ code: 'promo_below_minimum', status: 422 });
  await expect(client.orders.create({ ...order, promo_code_id: 99 })).rejects.toMatchObject({
    code: 'promo_not_found',
  });
});

describe('orders and requests the server would reject', () => {
  const order = async (change: Partial<ReturnType<typeof makeOrderRequest>>) => {
    const client = createFakeClient(
      {},
      {
        products: [
          makeProduct({ id: 1, price: 1000, allow_discount: false, discount: 0 }),
          makeProduct({ id: 2, price: 1000, allow_online_purchase: false }),
          makeProduct({ id: 3, price: 0, is_price_show: false }),
        ],
      },
    );
    await client.otp.request(phone);
    const { phone_proof } = await client.otp.verify({ ...phone, otp: '123456' });
    return client.orders.create({ ...makeOrderRequest(), phone_proof, ...change });
  };
  const line = (item_id: number) => ({ item_id, quantity: 1, price: 1000, discount: 0 });
  const { address } = makeOrderRequest();

  it.each([
    ['products that are only quoted', { cart: [line(2)] }, 'item_unavailable'],
    ['products without a price', { cart: [line(3)] }, 'item_unavailable'],
    ['customised pieces', { cart: [{ ...line(1), customization: { width: 200 } }] }, 'validation_failed'],
    ['a zone of another governorate', { address: { ...address, governorate_id: 99 } }, 'validation_failed'],
    ['a governorate of another country', { address: { ...address, country_id: 99 } }, 'validation_failed'],
  ])('are rejected: %s', async (_, change, code) => {
    await expect(order(change)).rejects.toMatchObject({ code });
  });
  it('are rejected for choices a product isn’t offered with', async () => {
    const product = makeProduct({ id: 1, allow_edit_colors: false });
    const client = createFakeClient({}, { products: [product] });
    const request = client.requests.create({
      lead: { name: 'Sara', email: 'sara@example.com', phone: '0500000000' },
      details: [{ item_id: 1, quantity: 1, customization: { color_id: 77 } }],
    });
    await expect(request).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'details.0.customization.color_id' }],
    });
  });
});

describe('proof of a verified phone', () => {
  async function verified() {
    const client = createFakeClient();
    const { price, id } = await client.items.get(1);
    await client.otp.request(phone);
    const { phone_proof } = await client.otp.verify({ ...phone, otp: '123456' });
    const cart = [{ item_id: id, quantity: 1, price: price ?? 0, discount: 0 }];
    return { client, order: makeOrderRequest({ cart, phone_proof }) };
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is required, for its own phone only', async () => {
    const { client, order } = await verified();
    const refused = { constructor: UnauthorizedError, code: 'phone_not_verified' };
    await expect(client.orders.create({ ...order, phone_proof: undefined })).rejects.toMatchObject(refused);
    const other = { ...order.lead, phone: '511111111' };
    await expect(client.orders.create({ ...order, lead: other })).rejects.toMatchObject(refused);
  });
  it('is valid for five orders', async () => {
    const { client, order } = await verified();
    for (let count = 0; count < 5; count += 1) await client.orders.create(order);
    await expect(client.orders.create(order)).rejects.toMatchObject({ code: 'phone_proof_used_up' });
  });
  it('expires after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, order } = await verified();
    vi.setSystemTime(Date.now() + 60 * 60 * 1000);
    await expect(client.orders.create(order)).rejects.toMatchObject({ code: 'phone_not_verified' });
  });
});

describe('createFakeBackend', () => {
  it('records calls and handles a repeated idempotency key once', async () => {
    const backend = createFakeBackend();
    const send = (name: string) =>
      backend.fetch('/api/crm/public/leads/1', {
        method: 'POST',
        headers: { 'idempotency-key': 'k' },
        body: JSON.stringify({ name, phone: '0500000000' }),
      });
    const [first, again] = [await (await send('Noura')).json(), await (await send('Noura')).json()];
    expect(again).toEqual(first);
    expect((await send('Someone else')).status).toBe(422);
    expect(backend.received).toMatchObject([{ endpoint: 'leads.create', params: { source_id: '1' } }]);
  });

  it('responds in the requested language', async () => {
    const { fetch } = createFakeBackend();
    const messageIn = async (language: string) =>
      (await (await fetch('/api/cms/public/items/999', { headers: { 'accept-language': language } })).json())
        .message;
    expect(await messageIn('en')).toBe('Item not found.');
    expect(await messageIn('ar')).toBe('لم يتم العثور على المنتج.');
  });
});

describe('makeApiError', () => {
  it('makes the same errors as the client', () => {
    const error = makeApiError({
      status: 429,
      message: 'Slow down',
      code: 'rate_limited',
      retryAfterSeconds: 4,
    });
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ visitorMessage: 'Slow down', code: 'rate_limited', retryAfterSeconds: 4 });
  });
});
