import {
  confirmedTotals,
  discountPercent,
  type OrderFigures,
  orderTotals,
  pricedLines,
} from '@diwan/sdk/commerce';
import {
  type Country,
  type OrderReceipt,
  type OrderRequest,
  type OrderTotals,
  type PriceChangedBody,
  type Product,
  type Promo,
  priceChangedBodySchema,
  type Settings,
} from '@diwan/sdk/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import type { Database } from '../db/database';
import { items, orders, promos, settingsGroups, zones } from '../db/schema';
import { toStored } from '../db/stored-amount';
import { allowDemoOrders, demoOrder } from './checkout';
import type { TestApi } from './test-api';

/* A shop whose figures are edited between the moment a visitor reads them and the moment they place the order. */

const ITEM_IDS = [101, 102];
const PROMO_ID = 1;
const ZONE_ID = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything that determines an order's figures, in minor units and percent as stored. */
interface ShopFigures {
  items: { price: number; discount: number; allowDiscount: boolean }[];
  promo: Pick<
    typeof promos.$inferInsert,
    'type' | 'percent' | 'amount' | 'maxDiscount' | 'minOrderTotal' | 'isActive'
  > & { hasEnded: boolean };
  fee: number;
  settings: Pick<Settings, 'allow_tax_rate' | 'tax_rate' | 'free_shipping' | 'currency'>;
}

const amount = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.constantFrom(0, 1, 50_000, 50_001));

const promo: fc.Arbitrary<ShopFigures['promo']> = fc
  .record({
    kind: fc.oneof(
      fc
        .integer({ min: 0, max: 10_000 })
        .map((hundredths) => ({ type: 'percentage' as const, percent: hundredths / 100, amount: null })),
      amount.map((value) => ({ type: 'fixed' as const, percent: null, amount: value })),
      fc.constant({ type: 'free_shipping' as const, percent: null, amount: null }),
    ),
    maxDiscount: fc.option(amount),
    minOrderTotal: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, amount),
    isActive: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    hasEnded: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  .map(({ kind, ...rest }) => ({ ...kind, ...rest }));

const item = fc.record({
  price: fc.integer({ min: 1, max: 2_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  allowDiscount: fc.boolean(),
});

const shopFigures: fc.Arbitrary<ShopFigures> = fc.record({
  items: fc.tuple(item, item),
  promo,
  fee: amount,
  settings: fc.record({
    allow_tax_rate: fc.boolean(),
    tax_rate: fc.constantFrom(0.05, 0.07, 0.15),
    free_shipping: fc.boolean(),
    currency: fc.constantFrom('SAR', 'AED', 'KWD', 'JPY'),
  }),
});

/** A shop and the same shop after none, one or several edits. */
const editedShop = fc
  .record({
    before: shopFigures,
    after: shopFigures,
    edited: fc.subarray(['items', 'promo', 'fee', 'settings'] as const),
    /** Edits one field of the promo and settings instead of all. */
    field: fc.nat(),
  })
  .map(({ before, after, edited, field }) => {
    const oneField = <Part extends object>(from: Part, to: Part): Part => {
      const names = Object.keys(from) as (keyof Part)[];
      const name = names[field % names.length];
      return name === undefined ? from : { ...from, [name]: to[name] };
    };
    const is = (part: (typeof edited)[number]) => edited.includes(part);
    const isSameKind = before.promo.type === after.promo.type;
    return {
      before,
      after: {
        items: before.items.map((one, index) => (is('items') && index === 0 && after.items[0]) || one),
        promo: is('promo') ? (isSameKind ? oneField(before.promo, after.promo) : after.promo) : before.promo,
        fee: is('fee') ? after.fee : before.fee,
        settings: is('settings') ? oneField(before.settings, after.settings) : before.settings,
      },
    };
  });

async function write(db: Database, shop: ShopFigures, now: Date): Promise<void> {
  for (const [index, id] of ITEM_IDS.entries()) {
    const figures = shop.items[index];
    if (figures)
      await db
        .update(items)
        .set({ ...figures, unitPrice: 0 })
        .where(eq(items.id, id));
  }
  const { hasEnded, ...stored } = shop.promo;
  const endsAt = new Date(now.getTime() + (hasEnded ? -1 : 1) * DAY_MS);
  await db
    .update(promos)
    .set({ ...stored, startsAt: null, endsAt })
    .where(eq(promos.id, PROMO_ID));
  await db.update(zones).set({ price: shop.fee }).where(eq(zones.id, ZONE_ID));
  await db
    .update(settingsGroups)
    .set({ values: sql`${settingsGroups.values} || ${JSON.stringify(shop.settings)}::jsonb` })
    .where(sql`${settingsGroups.values} ? 'allow_tax_rate' or ${settingsGroups.values} ? 'currency'`);
}

/** What the visitor sees, and the order they place. */
async function read(api: TestApi, quantities: readonly number[]): Promise<OrderRequest | undefined> {
  const get = async <Results>(path: string): Promise<Results | undefined> => {
    const { status, body } = await api.call(`/api${path}`);
    return status === 200 ? (body as { results: Results }).results : undefined;
  };
  const [products, countries, settings, usedPromo] = [
    await get<Product[]>(`/cms/public/items?${ITEM_IDS.map((id) => `id=${id}`).join('&')}&sort_by=id`),
    await get<Country[]>('/crm/public/map'),
    await get<Settings>('/settings/public/group/commerce/general'),
    await get<Promo>('/crm/public/promos/verfiy/WELCOME10'),
  ];
  const zone = countries
    ?.flatMap(({ governorates }) => governorates.flatMap((governorate) => governorate.zones))
    .find(({ id }) => id === ZONE_ID);
  if (!products || !zone || !settings) throw new Error('the shop could not be read');
  const lines = pricedLines(
    products.map((product, index) => ({ product, quantity: quantities[index] ?? 1 })),
  );
  const figures: OrderFigures = orderTotals({ lines, promo: usedPromo, zone, settings });
  return demoOrder({
    cart: lines.map(({ product, quantity }) => ({
      item_id: product.id,
      quantity,
      price: product.price,
      discount: discountPercent(product),
    })),
    tax_rate: figures.taxRate,
    shipping_fee: figures.shippingFee ?? 0,
    promo_code_id: figures.promo.status === 'applied' ? usedPromo?.id : null,
    totals: confirmedTotals(figures),
  });
}

/** Amounts as they are stored. */
const asStored = (totals: OrderTotals) =>
  Object.fromEntries(
    (['subtotal', 'coupon_discount', 'shipping_fee', 'tax', 'total'] as const).map((name) => [
      name,
      toStored(totals[name]),
    ]),
  );

/** Of objects with the same order of keys. */
const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function assertEqual(title: string, received: object, expected: object): void {
  if (!isEqual(received, expected))
    throw new Error(`${title}: ${JSON.stringify(received)} instead of ${JSON.stringify(expected)}`);
}

/** Checks that an order was stored with exactly the figures its visitor confirmed. */
async function assertCharged(db: Database, receipt: OrderReceipt, order: OrderRequest): Promise<void> {
  const { currency = '', ...confirmed } = order.totals ?? {};
  const expected = asStored(confirmed as OrderTotals);
  assertEqual('the receipt', asStored(receipt), expected);
  const [stored] = await db.select().from(orders).where(eq(orders.id, receipt.id));
  if (!stored) throw new Error('the order was not stored');
  const { subtotal, couponDiscount, shippingFee, tax, total } = stored;
  assertEqual(
    'the stored order',
    {
      subtotal,
      coupon_discount: couponDiscount,
      shipping_fee: shippingFee,
      tax,
      total,
      currency: stored.currency,
    },
    { ...expected, currency },
  );
}

/** The order with the figures of a 409, as a visitor confirms them. */
const withFresh = (order: OrderRequest, { cart, ...fresh }: PriceChangedBody['fresh']): OrderRequest => ({
  ...order,
  cart: order.cart.map((line) => ({ ...line, ...cart.find(({ item_id }) => item_id === line.item_id) })),
  tax_rate: fresh.tax_rate,
  shipping_fee: fresh.totals.shipping_fee,
  totals: { ...fresh.totals, currency: fresh.currency ?? '' },
});

/** How many of the orders had which outcome. */
export interface EditedOrders {
  accepted: number;
  priceChanged: number;
  promoRefused: number;
}

const PROMO_REFUSALS = ['promo_not_found', 'promo_expired', 'promo_below_minimum'];

/**
 * Edits price, discount, promo (kind, value, cap, minimum, end), fee, tax and currency between reading and ordering, and checks
 * that an order is charged exactly what its visitor confirmed, or rejected with figures that they can confirm.
 * Prints how many had which outcome.
 * @param api of a shop that nobody else uses meanwhile
 */
export async function placeEditedOrders(api: TestApi, now = new Date()): Promise<EditedOrders> {
  const outcomes: EditedOrders = { accepted: 0, priceChanged: 0, promoRefused: 0 };
  await allowDemoOrders(api.db, now);
  await api.db
    .update(items)
    .set({ allowOnlinePurchase: true, isPriceShow: true })
    .where(inArray(items.id, ITEM_IDS));
  const place = async (order: OrderRequest) => {
    const { status, body } = await api.call('/api/crm/public/orders', { body: order });
    return { status, body: body as { results: OrderReceipt; code: string } };
  };

  const quantities = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));
  await fc.assert(
    fc.asyncProperty(editedShop, quantities, async ({ before, after }, wanted) => {
      await write(api.db, before, now);
      const order = await read(api, wanted);
      if (!order) return;
      await write(api.db, after, now);
      const { status, body } = await place(order);
      if (status === 200) {
        outcomes.accepted += 1;
        await assertCharged(api.db, body.results, order);
        return;
      }
      if (PROMO_REFUSALS.includes(body.code)) {
        outcomes.promoRefused += 1;
        if (isEqual(before, after)) throw new Error(`${body.code} though nothing was edited`);
        return;
      }
      if (body.code !== 'price_changed') throw new Error(`${status} ${body.code}`);
      outcomes.priceChanged += 1;
      if (isEqual(before, after)) throw new Error('price_changed though nothing was edited');
      const next = withFresh(order, v.parse(priceChangedBodySchema, body).fresh);
      if (isEqual(next, order)) throw new Error('price_changed with the figures that were sent');
      let confirmed = await place(next);
      // With lower prices its promo may not apply any more, as the totals just confirmed say; a client then sends none.
      if (confirmed.body.code === 'promo_below_minimum')
        confirmed = await place({ ...next, promo_code_id: null });
      if (confirmed.status !== 200) throw new Error(`the current figures: ${confirmed.body.code}`);
      await assertCharged(api.db, confirmed.body.results, next);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 150 },
  );
  console.info(`Edited orders: ${JSON.stringify(outcomes)}`);
  return outcomes;
}
