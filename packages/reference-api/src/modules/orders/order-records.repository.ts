import type { OrderRecord } from '@diwan/sdk/contract';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupRows } from '../../db/group-rows';
import { orderLines, orders } from '../../db/schema';
import { fromStored } from '../../db/stored-amount';
import { type Outbox, recordEvent } from '../events/events.repository';
import { matchesFilters, type RecordQuery } from '../records/record-filters.repository';
import { historiesOf } from '../records/status.repository';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

const lineRecord = (line: LineRow): OrderRecord['lines'][number] => ({
  item_id: line.itemId,
  code: line.code,
  name_en: line.nameEn,
  name_ar: line.nameAr,
  quantity: line.quantity,
  price: fromStored(line.price),
  discount: line.discount,
  unit_price: fromStored(line.unitPrice),
  line_total: fromStored(line.lineTotal),
});

const orderRecord = (
  order: OrderRow,
  lines: readonly LineRow[],
  history: OrderRecord['history'],
): OrderRecord => ({
  id: order.id,
  number: order.number,
  status: order.status,
  created_at: order.createdAt.toISOString(),
  lead: { name: order.name, email: order.email, phone: order.phoneDigits && `+${order.phoneDigits}` },
  address: {
    country_id: order.countryId,
    governorate_id: order.governorateId,
    zone_id: order.zoneId,
    area_en: order.areaEn,
    area_ar: order.areaAr,
    landmark: order.landmark,
    street: order.street,
    building: order.building,
    floor: order.floor,
    flat: order.flat,
  },
  lines: lines.map(lineRecord),
  notes: order.notes,
  payment_method: order.paymentMethod,
  promo_code: order.promoCode,
  anonymized_at: order.anonymizedAt?.toISOString() ?? null,
  currency: order.currency,
  subtotal: fromStored(order.subtotal),
  coupon_discount: fromStored(order.couponDiscount),
  shipping_fee: fromStored(order.shippingFee),
  tax_rate: order.taxPercent / 100,
  tax: fromStored(order.tax),
  total: fromStored(order.total),
  history,
});

async function recordsWhere(
  db: Database,
  condition: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<OrderRecord[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map(({ id }) => id);
  const linesOf = groupRows(
    await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id)),
    ({ orderId }) => orderId,
  );
  const histories = await historiesOf(db, 'order', ids);
  return rows.map((row) => orderRecord(row, linesOf(row.id), histories.get(row.id) ?? []));
}

const matches = (query: RecordQuery): SQL | undefined =>
  matchesFilters(query, {
    id: orders.id,
    createdAt: orders.createdAt,
    status: orders.status,
    texts: [orders.name, orders.email, orders.number],
    digits: [orders.phoneDigits],
  });

/** A page of orders, newest first. */
export const listOrderRecords = (db: Database, query: RecordQuery): Promise<OrderRecord[]> =>
  recordsWhere(db, matches(query), query);

/** Number of orders on all pages. */
export const countOrderRecords = (db: Database, query: RecordQuery): Promise<number> =>
  db.$count(orders, matches(query));

export const findOrderRecord = async (db: Database, id: number): Promise<OrderRecord | undefined> =>
  (await recordsWhere(db, eq(orders.id, id), { page: 1, limit: 1 }))[0];

/** Records the event of an order just stored. */
export async function reportOrder(tx: Database, id: number, outbox: Outbox): Promise<void> {
  const data = await findOrderRecord(tx, id);
  await recordEvent(tx, { type: 'order.placed', subject: 'order', subjectId: id, data }, outbox);
}
