import { type OrderRequest, priceChangedBodySchema } from '@diwan/sdk/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders, promos } from '../../db/schema';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { placeEditedOrders } from '../../testing/edited-shop';
import { openTestApi, type TestApi } from '../../testing/test-api';

/** Of {@link demoOrder}: 2 × 8 449, VAT 2 534.70, delivery 120. */
const TOTALS = {
  subtotal: 16_898,
  coupon_discount: 0,
  shipping_fee: 120,
  tax: 2_534.7,
  total: 19_552.7,
  currency: 'SAR',
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await allowDemoOrders(api.db);
});
afterAll(() => api.close());
afterEach(() => api.db.delete(orders));

const place = (changes: Partial<OrderRequest>) =>
  api.call('/api/crm/public/orders', { body: demoOrder(changes) });
const codeOf = (body: unknown) => (body as { code: string }).code;
const orderCount = () => api.db.$count(orders);

describe('the totals a visitor confirmed', () => {
  it('are charged', async () => {
    const { currency: _, ...charged } = TOTALS;
    const { status, body } = await place({ totals: TOTALS });
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: charged });
  });
  it('may be omitted', async () => {
    expect((await place({})).status).toBe(200);
    expect((await place({ totals: null })).status).toBe(200);
  });
  it.each([
    ['subtotal', 16_898.01],
    ['coupon_discount', 0.01],
    ['shipping_fee', 119.99],
    ['tax', 2_534.71],
    ['total', 19_552.69],
    ['currency', 'AED'],
  ])('are rejected if %s is %s, with the current ones', async (name, value) => {
    const { status, body } = await place({ totals: { ...TOTALS, [name]: value } });
    expect(status).toBe(409);
    const { currency, ...totals } = TOTALS;
    expect(v.parse(priceChangedBodySchema, body).fresh).toMatchObject({ currency, totals });
    expect(await orderCount()).toBe(0);
  });
  it('are rejected if they are higher than the current ones, too', async () => {
    const { status } = await place({ totals: { ...TOTALS, total: 20_000 } });
    expect(status).toBe(409);
  });
  it('differ by whole minor units only', async () => {
    expect((await place({ totals: { ...TOTALS, tax: 2_534.700_000_1 } })).status).toBe(200);
  });
  it.each([{ total: 1 }, { ...TOTALS, currency: 'sar' }, { ...TOTALS, tax: -1 }, 7])(
    'are invalid: %o',
    async (totals) => {
      const { status, body } = await place({ totals: totals as OrderRequest['totals'] });
      expect(status).toBe(400);
      expect(codeOf(body)).toBe('validation_failed');
    },
  );
});

describe('a promo edited after it was applied', () => {
  // 10 %, at most 500: VAT 2 459.70, total 18 977.70.
  const welcome = { coupon_discount: 500, tax: 2_459.7, total: 18_977.7 };
  const edited = async (change: Partial<typeof promos.$inferInsert>, totals?: OrderRequest['totals']) => {
    const isWelcome = eq(promos.code, 'WELCOME10');
    const [before] = await api.db.select().from(promos).where(isWelcome);
    await api.db.update(promos).set(change).where(isWelcome);
    const response = await place({ promo_code_id: before?.wireId, totals });
    if (before)
      await api.db
        .update(promos)
        .set({ ...before, usedCount: 0 })
        .where(isWelcome);
    return response;
  };
  it.each([
    [{ percent: 1 }, { coupon_discount: 168.98 }],
    [{ percent: 100, maxDiscount: null }, { coupon_discount: 16_898 }],
    [{ maxDiscount: 60_000 }, { coupon_discount: 600 }],
    [{ type: 'fixed' as const, percent: null, amount: 100 }, { coupon_discount: 1 }],
    [
      { type: 'free_shipping' as const, percent: null },
      { coupon_discount: 0, shipping_fee: 0 },
    ],
  ])('is confirmed again: %o', async (change, totals) => {
    const { status, body } = await edited(change, { ...TOTALS, ...welcome });
    expect(status).toBe(409);
    expect(v.parse(priceChangedBodySchema, body).fresh.totals).toMatchObject(totals);
    expect(await orderCount()).toBe(0);
  });
  it('is applied without asking for clients that send no totals', async () => {
    const { status, body } = await edited({ percent: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: { coupon_discount: 168.98 } });
  });
});

it('no order is charged what its visitor did not confirm, whatever was edited meanwhile', async () => {
  const shop = await openTestApi();
  const outcomes = await placeEditedOrders(shop);
  await shop.close();
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(5);
});
