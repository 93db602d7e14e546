import { type Settings, settingsSchema } from '@diwan/sdk/contract';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { isShown } from '../../db/is-shown';
import { countries, governorates, items, orderLines, orders, settingsGroups, zones } from '../../db/schema';
import { newOrderNumber } from './order-number';

/** The product columns an order needs; price in minor units. */
export const orderableItems = (tx: Database, ids: readonly number[]) =>
  tx
    .select({
      id: items.id,
      code: items.code,
      nameEn: items.nameEn,
      nameAr: items.nameAr,
      price: items.price,
      discount: items.discount,
      allowDiscount: items.allowDiscount,
      allowOnlinePurchase: items.allowOnlinePurchase,
      isPriceShow: items.isPriceShow,
    })
    .from(items)
    .where(and(isShown, inArray(items.id, [...ids])));
export type OrderableItem = Awaited<ReturnType<typeof orderableItems>>[number];

/** A zone with its governorate and country. */
export async function findDeliveryArea(tx: Database, zoneId: number) {
  const [area] = await tx
    .select({ zone: zones, governorate: governorates, country: countries })
    .from(zones)
    .innerJoin(governorates, eq(governorates.id, zones.governorateId))
    .innerJoin(countries, eq(countries.id, governorates.countryId))
    .where(eq(zones.id, zoneId));
  return area;
}
export type DeliveryArea = NonNullable<Awaited<ReturnType<typeof findDeliveryArea>>>;

export async function shopSettings(tx: Database): Promise<Settings> {
  const groups = await tx.select({ values: settingsGroups.values }).from(settingsGroups);
  return v.parse(settingsSchema, Object.assign({}, ...groups.map(({ values }) => values)));
}

type NewOrder = Omit<typeof orders.$inferInsert, 'number'>;
type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;

/** Random numbers can collide, but not this many times in a row. */
const MAX_NUMBERS_TRIED = 10;

/** Stores an order under a unique number. */
export async function insertOrder(
  tx: Database,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<{ id: number; number: string }> {
  for (let tried = 0; tried < MAX_NUMBERS_TRIED; tried += 1) {
    const [stored] = await tx
      .insert(orders)
      .values({ ...order, number: newOrderNumber() })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id, number: orders.number });
    if (!stored) continue;
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: stored.id })));
    return stored;
  }
  throw new Error('no free order number');
}
