import { orderTotals } from '@diwan/sdk/commerce';
import { type OrderReceipt, type OrderRequest, priceChangedBodySchema } from '@diwan/sdk/contract';
import { desc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  items,
  leads,
  orderLines,
  orders,
  otpCodes,
  promoRedemptions,
  promos,
  rateLimits,
  settingsGroups,
  verifiedPhones,
} from '../../db/schema';
import { allowDemoOrders, DEMO_PHONE, demoOrder, proofIn, verifyPhone } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { redeemPromo } from '../promos/promos.repository';

const PATH = '/api/crm/public/orders';
const START = new Date('2026-03-01T09:00:00Z');

let api: TestApi;
let now = START;

beforeAll(async () => {
  api = await openTestApi({ now: () => now });
  await allowDemoOrders(api.db, START);
  await api.db.update(promos).set({ wireId: sql`${promos.id} + 7000` });
});
afterAll(() => api.close());
afterEach(async () => {
  now = START;
  await api.db.delete(orders);
  await api.db.delete(leads);
  await api.db.update(promos).set({ usedCount: 0 }).where(sql`${promos.usageLimit} is null`);
});

/** Wire id of a promo in the catalogue. */
const wireId = (id: number): number => id + 7000;

const place = (order: OrderRequest, headers?: Record<string, string>) =>
  api.call(PATH, { body: order, ...(headers && { headers }) });

const receiptOf = (body: unknown) => (body as { results: OrderReceipt }).results;

const storedOrders = () => api.db.select().from(orders);

const changeItem = (id: number, change: Partial<typeof items.$inferInsert>) =>
  api.db.update(items).set(change).where(eq(items.id, id));

describe('a valid order', () => {
  it('returns the totals of spec §9', async () => {
    const { status, body } = await place(demoOrder());
    // 2 × 8 449 = 16 898; tax 2 534.70; shipping 120
    expect(status).toBe(200);
    expect(receiptOf(body)).toMatchObject({
      subtotal: 16_898,
      coupon_discount: 0,
      shipping_fee: 120,
      tax: 2_534.7,
      total: 19_552.7,
    });
  });
  it('is stored in minor units with lines, address and lead', async () => {
    await place(demoOrder());
    const [order] = await storedOrders();
    expect(order).toMatchObject({
      name: 'Sara',
      phoneDigits: '966501234567',
      zoneId: 1,
      areaEn: 'Saudi Arabia › Riyadh › North Riyadh',
      areaAr: expect.stringMatching(/^[\u0600-\u06ff ]+ › [\u0600-\u06ff ]+ › [\u0600-\u06ff ]+$/),
      street: 'Olaya',
      flat: '12',
      notes: 'Ring twice',
      paymentMethod: 'cash',
      subtotal: 1_689_800,
      taxPercent: 15,
      tax: 253_470,
      shippingFee: 12_000,
      total: 1_955_270,
    });
    const lines = await api.db.select().from(orderLines);
    expect(lines).toMatchObject([
      { orderId: order?.id, itemId: 101, code: 'NF1042', quantity: 2, price: 994_000, discount: 15 },
    ]);
    expect(lines[0]).toMatchObject({ unitPrice: 844_900, lineTotal: 1_689_800 });
    expect(await api.db.select().from(leads)).toMatchObject([
      { id: order?.leadId, email: 'sara@example.com', sourceId: null },
    ]);
  });
  it('gets a number that reveals nothing about other orders', async () => {
    const numbers = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push(receiptOf((await place(demoOrder())).body).number);
    expect(new Set(numbers).size).toBe(3);
    for (const number of numbers) expect(number).toMatch(/^\d{5}-\d{5}$/);
  });
  it('reuses the lead of a regular', async () => {
    await place(demoOrder());
    await place(demoOrder());
    expect(await api.db.select().from(leads)).toHaveLength(1);
  });
  it('does not reuse a lead from a form, even with the same details', async () => {
    const { lead } = demoOrder();
    await api.call('/api/crm/public/leads/1', { body: lead });
    await place(demoOrder());
    const stored = await api.db.select().from(leads);
    const [order] = await storedOrders();
    expect(stored).toHaveLength(2);
    expect(stored.find(({ id }) => id === order?.leadId)).toMatchObject({ sourceId: null, name: lead.name });
  });
  it('merges lines of the same product', async () => {
    const line = { item_id: 101, quantity: 2, price: 9940, discount: 15 };
    const { body } = await place(demoOrder({ cart: [line, { ...line, quantity: 3 }] }));
    expect(receiptOf(body).subtotal).toBe(5 * 8449);
    expect(await api.db.select().from(orderLines)).toMatchObject([{ quantity: 5 }]);
  });
  it('accepts a phone with its country code', async () => {
    const lead = { name: 'Sara', email: '', phone: `+966 0${DEMO_PHONE}` };
    expect((await place(demoOrder({ lead }))).status).toBe(200);
    expect(await storedOrders()).toMatchObject([{ phoneDigits: '966501234567', email: null }]);
  });
  it('stores the totals of the shared pricing rules for any cart', async () => {
    const sold = await api.db.select().from(items).where(eq(items.allowOnlinePurchase, true));
    const cart = fc.uniqueArray(
      fc.record({ item: fc.constantFrom(...sold), quantity: fc.integer({ min: 1, max: 999 }) }),
      { selector: ({ item }) => item.id, minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(cart, fc.constantFrom(undefined, 1, 4), async (wanted, promoId) => {
        const priced = wanted.map(({ item, quantity }) => ({
          quantity,
          item_id: item.id,
          product: { price: item.price / 100, discount: item.discount, allow_discount: item.allowDiscount },
        }));
        const welcome = { type: 'percentage', value: 10, min_order_total: 1000, max_discount: 500 } as const;
        const freeShipping = {
          type: 'free_shipping',
          value: 0,
          min_order_total: 0,
          max_discount: null,
        } as const;
        const figures = orderTotals({
          lines: priced,
          promo: promoId === 1 ? welcome : promoId === 4 ? freeShipping : null,
          zone: { price: 120 },
          settings: { allow_tax_rate: true, tax_rate: 0.15, free_shipping: false, currency: 'SAR' },
        });
        fc.pre(figures.promo.status !== 'waiting_min');
        const { status, body } = await place(
          demoOrder({
            cart: priced.map(({ item_id, quantity, product }) => ({
              item_id,
              quantity,
              price: product.price,
              discount: product.allow_discount ? product.discount : 0,
            })),
            shipping_fee: figures.shippingFee ?? 0,
            promo_code_id: promoId && wireId(promoId),
          }),
        );
        expect(status).toBe(200);
        const [stored] = await api.db
          .select()
          .from(orders)
          .where(eq(orders.id, receiptOf(body).id));
        expect({
          subtotal: stored?.subtotal,
          couponDiscount: stored?.couponDiscount,
          tax: stored?.tax,
          total: stored?.total,
        }).toEqual({
          subtotal: Math.round(figures.subtotal * 100),
          couponDiscount: Math.round(figures.couponDiscount * 100),
          tax: Math.round(figures.tax * 100),
          total: Math.round(figures.total * 100),
        });
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 40 },
    );
  });
});

it('rejects more pieces of a product than a line may have, also across lines', async () => {
  const line = { item_id: 101, quantity: 500, price: 9940, discount: 15 };
  const { status, body } = await place(demoOrder({ cart: [line, line] }));
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'cart.1.quantity' }] });
  expect(await storedOrders()).toEqual([]);
});

describe('outdated numbers', () => {
  const line = { item_id: 101, quantity: 2, price: 9940, discount: 15 };
  const tampered: [string, Partial<OrderRequest>][] = [
    ['a lower price', { cart: [{ ...line, price: 1 }] }],
    ['a price one minor unit off', { cart: [{ ...line, price: 9939.99 }] }],
    ['a higher price', { cart: [{ ...line, price: 9941 }] }],
    ['a higher discount', { cart: [{ ...line, discount: 99 }] }],
    ['one of two lines of a product', { cart: [line, { ...line, price: 1 }] }],
    ['no shipping fee', { shipping_fee: 0 }],
    ['another zone’s shipping fee', { shipping_fee: 140 }],
    ['no tax', { tax_rate: 0 }],
  ];
  it.each(tampered)('such as %s are rejected with the current ones', async (_, change) => {
    const { status, body } = await place(demoOrder(change));
    expect(status).toBe(409);
    expect(v.parse(priceChangedBodySchema, body).fresh).toEqual({
      cart: [{ item_id: 101, price: 9940, discount: 15 }],
      tax_rate: 0.15,
      totals: expect.objectContaining({ shipping_fee: 120 }),
      currency: 'SAR',
    });
    expect(await storedOrders()).toEqual([]);
  });
  it('such as a discount the product does not allow are rejected', async () => {
    await changeItem(102, { discount: 50, allowDiscount: false });
    const cart = [{ item_id: 102, quantity: 1, price: 8650, discount: 50 }];
    const refused = await place(demoOrder({ cart }));
    await changeItem(102, { discount: 0 });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ fresh: { cart: [{ item_id: 102, discount: 0 }] } });
  });
  it('are accepted once updated to the current ones', async () => {
    await changeItem(101, { price: 1_000_000, unitPrice: 900_000, discount: 10 });
    const refused = await place(demoOrder());
    const { fresh } = v.parse(priceChangedBodySchema, refused.body);
    const cart = fresh.cart.map((product) => ({ ...product, quantity: 2 }));
    const confirmed = await place(
      demoOrder({ cart, tax_rate: fresh.tax_rate, shipping_fee: fresh.totals.shipping_fee }),
    );
    await changeItem(101, { price: 994_000, unitPrice: 844_900, discount: 15 });
    expect(confirmed.status).toBe(200);
    expect(receiptOf(confirmed.body)).toMatchObject(fresh.totals);
  });
  it('depend on the settings for tax and free shipping', async () => {
    const groups = await api.db.select().from(settingsGroups);
    const commerce = groups.find(({ values }) => 'allow_tax_rate' in values);
    if (!commerce) throw new Error('the demo shop has no commerce settings');
    const isCommerce = eq(settingsGroups.name, commerce.name);
    await api.db
      .update(settingsGroups)
      .set({ values: { ...commerce.values, allow_tax_rate: false, free_shipping: true } })
      .where(isCommerce);
    const taxed = await place(demoOrder());
    const free = await place(demoOrder({ tax_rate: 0, shipping_fee: 0 }));
    await api.db.update(settingsGroups).set({ values: commerce.values }).where(isCommerce);
    expect(taxed.status).toBe(409);
    expect(receiptOf(free.body)).toMatchObject({ tax: 0, shipping_fee: 0, total: 16_898 });
  });
  it('depend on the tax rate of the shop, which is stored with the order', async () => {
    const groups = await api.db.select().from(settingsGroups);
    const commerce = groups.find(({ values }) => 'allow_tax_rate' in values);
    if (!commerce) throw new Error('the demo shop has no commerce settings');
    const isCommerce = eq(settingsGroups.name, commerce.name);
    await api.db
      .update(settingsGroups)
      .set({ values: { ...commerce.values, tax_rate: 0.07 } })
      .where(isCommerce);
    const outdated = await place(demoOrder());
    const current = await place(demoOrder({ tax_rate: 0.07 }));
    await api.db.update(settingsGroups).set({ values: commerce.values }).where(isCommerce);
    expect(outdated).toMatchObject({ status: 409, body: { fresh: { tax_rate: 0.07 } } });
    // 7 % of 16,898
    expect(receiptOf(current.body)).toMatchObject({ tax: 1182.86 });
    const [stored] = await api.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    expect(stored?.taxPercent).toBe(7);
  });
  it('are reported in the visitor’s language', async () => {
    const { body } = await place(demoOrder({ tax_rate: 0 }), { 'accept-language': 'ar' });
    expect(body).toMatchObject({ message: 'تغيّرت الأسعار. راجع الإجمالي الجديد وأرسل الطلب مرة أخرى.' });
  });
});

describe('lines that cannot be ordered', () => {
  it.each([
    ['unknown', 9_999],
    ['not sold online', 103],
  ])('are rejected with their path if the product is %s', async (_, item_id) => {
    const good = { item_id: 101, quantity: 1, price: 9940, discount: 15 };
    const { status, body } = await place(
      demoOrder({ cart: [good, { item_id, quantity: 1, price: 0, discount: 0 }] }),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'item_unavailable', errors: [{ path: 'cart.1.item_id' }] });
    expect(await storedOrders()).toEqual([]);
  });
  it.each([[{ color_id: 3 }], [{ fabric_ids: [2] }], [{ width: 250 }]])(
    'are rejected if customized: %o, because the price requires a quote',
    async (customization) => {
      const good = { item_id: 101, quantity: 1, price: 9940, discount: 15 };
      const { status, body } = await place(demoOrder({ cart: [good, { ...good, customization }] }));
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'cart.1.customization' }] });
      expect(await storedOrders()).toEqual([]);
    },
  );
  it.each([[null], [{}], [{ fabric_ids: [] }]])(
    'do not include an empty customization: %o',
    async (customization) => {
      const line = { item_id: 101, quantity: 1, price: 9940, discount: 15, customization };
      expect((await place(demoOrder({ cart: [line] }))).status).toBe(200);
    },
  );
  it('are rejected if the price is hidden', async () => {
    await changeItem(101, { isPriceShow: false });
    const { body } = await place(demoOrder());
    await changeItem(101, { isPriceShow: true });
    expect(body).toMatchObject({ code: 'item_unavailable' });
  });
  it('are rejected if totals exceed the contract’s limits', async () => {
    await changeItem(101, { price: 100_000_000 });
    const cart = [{ item_id: 101, quantity: 999, price: 1_000_000, discount: 15 }];
    const { status, body } = await place(demoOrder({ cart }));
    await changeItem(101, { price: 994_000 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'cart' }] });
  });
});

const lead = (phone: string) => ({ name: 'Sara', phone });

describe('phone and address', () => {
  it('accepts a verified phone of another country than the address', async () => {
    const phone_proof = proofIn(await verifyPhone(api, '51234567', '965'));
    expect((await place(demoOrder({ lead: lead('+965 5123 4567'), phone_proof }))).status).toBe(200);
    expect(await storedOrders()).toMatchObject([{ phoneDigits: '96551234567' }]);
  });
  it('rejects an incomplete phone', async () => {
    const { status, body } = await place(demoOrder({ lead: lead('50123456789') }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'lead.phone' }] });
  });
  it.each([
    ['a zone of another governorate', { country_id: 1, governorate_id: 1, zone_id: 8 }, 'address.zone_id'],
    [
      'a governorate of another country',
      { country_id: 2, governorate_id: 1, zone_id: 1 },
      'address.governorate_id',
    ],
    ['a zone that does not exist', { country_id: 1, governorate_id: 1, zone_id: 9_999 }, 'address.zone_id'],
  ])('rejects %s', async (_, address, path) => {
    const { status, body } = await place(demoOrder({ address }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
  });
});

describe('proof of a verified phone', () => {
  const own = { name: 'Noura', phone: '502223344' };
  /** The error code of an order, or `accepted`. */
  const outcome = async (order: OrderRequest, headers?: Record<string, string>) => {
    const { status, body } = await place(order, headers);
    return status === 200 ? 'accepted' : [status, (body as { code: string }).code];
  };
  const NOT_VERIFIED = [403, 'phone_not_verified'];
  let phone_proof = '';

  beforeEach(async () => {
    await api.db.delete(otpCodes);
    await api.db.delete(rateLimits);
    phone_proof = proofIn(await verifyPhone(api, own.phone));
  });

  it('is opaque and stored only as a hash', async () => {
    expect(phone_proof).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await api.db.select().from(verifiedPhones))).not.toContain(phone_proof);
  });
  it('is required even if the phone is verified', async () => {
    expect(await outcome(demoOrder({ lead: own, phone_proof: undefined }))).toEqual(NOT_VERIFIED);
    expect(await outcome(demoOrder({ lead: own, phone_proof: 'a guess' }))).toEqual(NOT_VERIFIED);
    expect(await outcome(demoOrder({ lead: own, phone_proof }))).toBe('accepted');
  });
  it('is not valid for another phone, verified or not', async () => {
    expect(await outcome(demoOrder({ phone_proof }))).toEqual(NOT_VERIFIED);
    expect(await outcome(demoOrder({ lead: lead('509999999'), phone_proof }))).toEqual(NOT_VERIFIED);
    expect(await outcome(demoOrder({ lead: lead('+965 5022 2334'), phone_proof }))).toEqual(NOT_VERIFIED);
    expect(await storedOrders()).toEqual([]);
  });
  it('expires after an hour', async () => {
    now = new Date(START.getTime() + 60 * 60 * 1000);
    expect(await outcome(demoOrder({ lead: own, phone_proof }))).toEqual(NOT_VERIFIED);
    now = new Date(START.getTime() + 60 * 60 * 1000 - 1);
    expect(await outcome(demoOrder({ lead: own, phone_proof }))).toBe('accepted');
  });
  it('is valid for five orders, sequential or parallel', async () => {
    const responses = await Promise.all(
      Array.from({ length: 9 }, () => outcome(demoOrder({ lead: own, phone_proof }))),
    );
    expect(responses.filter((response) => response === 'accepted')).toHaveLength(5);
    expect(await outcome(demoOrder({ lead: own, phone_proof }))).toEqual([403, 'phone_proof_used_up']);
    expect(await storedOrders()).toHaveLength(5);
  });
  it('is not used up by rejected orders or retries', async () => {
    for (let count = 0; count < 6; count += 1) {
      expect(await outcome(demoOrder({ lead: own, phone_proof, tax_rate: 0 }))).toEqual([
        409,
        'price_changed',
      ]);
    }
    const key = { 'idempotency-key': 'one-order' };
    for (let count = 0; count < 6; count += 1) {
      expect(await outcome(demoOrder({ lead: own, phone_proof }), key)).toBe('accepted');
    }
    expect(await storedOrders()).toHaveLength(1);
    expect(await outcome(demoOrder({ lead: own, phone_proof }))).toBe('accepted');
  });
  it('is void once the phone is verified again, and a retry with the new one is the same order', async () => {
    const key = { 'idempotency-key': 'lost-answer' };
    const first = await place(demoOrder({ lead: own, phone_proof }), key);
    now = new Date(START.getTime() + 10_000);
    const renewed = proofIn(await verifyPhone(api, own.phone));
    expect(await outcome(demoOrder({ lead: own, phone_proof }))).toEqual(NOT_VERIFIED);
    const repeat = await place(demoOrder({ lead: own, phone_proof: renewed }), key);
    expect(repeat.body).toEqual(first.body);
    expect(await storedOrders()).toHaveLength(1);
  });
});

describe('promo codes', () => {
  const usesOf = async (id: number) => {
    const [promo] = await api.db.select().from(promos).where(eq(promos.id, id));
    return promo?.usedCount;
  };
  it('subtracts the discount and counts one use', async () => {
    const { body } = await place(demoOrder({ promo_code_id: wireId(1) }));
    // min(16 898 × 10 %, 500) = 500; tax on 16 398
    expect(receiptOf(body)).toMatchObject({ coupon_discount: 500, tax: 2_459.7, total: 18_977.7 });
    expect(await usesOf(1)).toBe(1);
    expect(await api.db.select().from(promoRedemptions)).toMatchObject([
      { promoId: 1, orderId: receiptOf(body).id, discount: 50_000 },
    ]);
  });
  it('waives shipping', async () => {
    const { body } = await place(demoOrder({ promo_code_id: wireId(4), shipping_fee: 0 }));
    expect(receiptOf(body)).toMatchObject({ shipping_fee: 0, coupon_discount: 0 });
  });
  it('counts no use of a promo deactivated after it was read', async () => {
    const { body } = await place(demoOrder());
    await api.db.update(promos).set({ isActive: false }).where(eq(promos.id, 1));
    const use = { promoId: 1, orderId: receiptOf(body).id, discount: 100 };
    expect(await redeemPromo(api.db, use)).toBe(false);
    await api.db.update(promos).set({ isActive: true }).where(eq(promos.id, 1));
    expect(await usesOf(1)).toBe(0);
    expect(await redeemPromo(api.db, use)).toBe(true);
  });
  it('counts no use for a rejected order', async () => {
    await place(demoOrder({ promo_code_id: wireId(1), tax_rate: 0 }));
    expect(await usesOf(1)).toBe(0);
  });
  it.each([
    ['unknown', 999, 404, 'Promo code not found or inactive.'],
    ['inactive', 9, 404, 'Promo code not found or inactive.'],
    ['not started', 6, 422, 'This promo code is not valid yet.'],
    ['expired', 7, 422, 'This promo code has expired.'],
    ['below its minimum', 5, 422, 'Order total is below the required minimum for this promo.'],
    ['used up', 8, 422, 'This promo code has reached its usage limit.'],
  ])('rejects one that is %s', async (_, id, status, message) => {
    const refused = await place(demoOrder({ promo_code_id: wireId(id) }));
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ message });
    expect(await storedOrders()).toEqual([]);
  });
  it('cannot be used by guessing its id', async () => {
    for (const promo_code_id of [1, 2, 3, 4]) {
      expect((await place(demoOrder({ promo_code_id }))).status).toBe(404);
    }
  });
  it('reports the minimum, not the resulting shipping fee', async () => {
    await api.db.update(promos).set({ minOrderTotal: 9_000_000 }).where(eq(promos.id, 4));
    const { body } = await place(demoOrder({ promo_code_id: wireId(4), shipping_fee: 0 }));
    await api.db.update(promos).set({ minOrderTotal: 0 }).where(eq(promos.id, 4));
    expect(body).toMatchObject({ code: 'promo_below_minimum' });
  });
  it('applies the last use to one of many orders', async () => {
    await api.db.update(promos).set({ usageLimit: 1 }).where(eq(promos.id, 3));
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => place(demoOrder({ promo_code_id: wireId(3) }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(await usesOf(3)).toBe(1);
    expect(await storedOrders()).toHaveLength(1);
    await api.db.update(promos).set({ usageLimit: null, usedCount: 0 }).where(eq(promos.id, 3));
  });
});
