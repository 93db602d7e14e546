import { confirmedTotals, discountPercent, orderTotals } from '@diwan/sdk/commerce';
import type {
  Country,
  OrderReceipt,
  OrderRecord,
  ProductSummary,
  Promo,
  Settings,
} from '@diwan/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportRecords } from '../../admin/records/export-records';
import { events, items, orderLines, orders, promos, settingsGroups, zones } from '../../db/schema';
import { toStored } from '../../db/stored-amount';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';

const NOW = new Date('2026-03-01T09:00:00Z');
const staffToken = 'staff-token-of-tests';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now: () => NOW, config: { staffToken } });
  await allowDemoOrders(api.db, NOW);
  const { db } = api;
  const [general] = await db.select().from(settingsGroups).where(eq(settingsGroups.name, 'general'));
  const [commerce] = await db.select().from(settingsGroups).where(eq(settingsGroups.name, 'commerce'));
  const change = (name: string, values: Partial<Settings>) =>
    db.update(settingsGroups).set({ values }).where(eq(settingsGroups.name, name));
  await change('general', { ...general?.values, currency: 'KWD', currency_display: 'code' });
  await change('commerce', { ...commerce?.values, allow_tax_rate: true, tax_rate: 0.05 });
  await db
    .update(items)
    .set({ price: toStored(12.345), unitPrice: toStored(10.493), discount: 15, allowDiscount: true })
    .where(eq(items.id, 101));
  await db
    .update(promos)
    .set({ type: 'fixed', percent: null, amount: toStored(1.855), minOrderTotal: toStored(20.986) })
    .where(eq(promos.code, 'WELCOME10'));
  await db
    .update(zones)
    .set({ price: toStored(1.25) })
    .where(eq(zones.id, 1));
});
afterAll(() => api.close());

const get = async <Results>(path: string, headers = {}): Promise<Results> =>
  ((await api.call(`/api/${path}`, { headers })).body as { results: Results }).results;

it('an order in dinars is charged, stored and reported with three decimals', async () => {
  const [product] = await get<ProductSummary[]>('cms/public/items?id=101');
  const promo = await get<Promo>('crm/public/promos/verfiy/WELCOME10');
  const [country] = await get<Country[]>('crm/public/map');
  const settings = await get<Settings>('settings/public/group/general/commerce');
  const zone = country?.governorates[0]?.zones.find(({ id }) => id === 1);
  expect([product?.price, zone?.price, promo.value, settings.currency]).toEqual([12.345, 1.25, 1.855, 'KWD']);
  if (!product || product.price === null) throw new Error('the product could not be read');
  const line = { product: { ...product, price: product.price }, quantity: 2 };

  // 12.345 less 15 % is 10.49325; twice that 20.9865.
  const figures = orderTotals({ lines: [line], promo, zone, settings });
  const expected = {
    subtotal: 20.987,
    coupon_discount: 1.855,
    shipping_fee: 1.25,
    tax: 0.957,
    total: 21.338,
  };
  expect(confirmedTotals(figures)).toEqual({ ...expected, currency: 'KWD' });
  const { status, body } = await api.call('/api/crm/public/orders', {
    body: demoOrder({
      cart: [{ item_id: 101, quantity: 2, price: product.price, discount: discountPercent(product) }],
      tax_rate: figures.taxRate,
      shipping_fee: figures.shippingFee ?? 0,
      promo_code_id: promo.id,
      totals: confirmedTotals(figures),
    }),
  });
  expect([status, body]).toMatchObject([200, { results: expected }]);
  const { id } = (body as { results: OrderReceipt }).results;

  const [stored] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(stored).toMatchObject({
    currency: 'KWD',
    subtotal: 2098.7,
    couponDiscount: 185.5,
    shippingFee: 125,
    tax: 95.7,
    total: 2133.8,
  });
  const [storedLine] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(storedLine).toMatchObject({ price: 1234.5, unitPrice: 1049.3, lineTotal: 2098.7 });
  const record = await get<OrderRecord>(`staff/orders/${id}`, { authorization: `Bearer ${staffToken}` });
  expect(record).toMatchObject({
    ...expected,
    lines: [{ price: 12.345, unit_price: 10.493, line_total: 20.987 }],
  });
  const [event] = await api.db.select().from(events);
  expect(event?.data).toMatchObject({ currency: 'KWD', ...expected });
  const csv = await exportRecords(api.db, { kind: 'orders', format: 'csv', page: 1, limit: 10 });
  expect(csv).toContain(',KWD,20.987,1.855,1.25,0.957,21.338');
});

it('prices in dinars are filtered by what visitors pay', async () => {
  const found = async (query: string) =>
    (await get<ProductSummary[]>(`cms/public/items?id=101&${query}`)).length === 1;
  expect(await found('price_min=10')).toBe(true);
  expect(await found('price_min=11')).toBe(false);
  expect(await found('price_max=11')).toBe(true);
  expect(await found('price_max=10')).toBe(false);
});
