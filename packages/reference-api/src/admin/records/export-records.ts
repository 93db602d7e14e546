import {
  type LeadRecord,
  leadListQuerySchema,
  type OrderRecord,
  orderListQuerySchema,
  type RequestRecord,
  requestListQuerySchema,
} from '@diwan/sdk/contract';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { listLeadRecords } from '../../modules/leads/lead-records.repository';
import { listOrderRecords } from '../../modules/orders/order-records.repository';
import { shopSettings } from '../../modules/orders/orders.repository';
import { listRequestRecords } from '../../modules/requests/request-records.repository';
import { csvText } from './csv';
import { shopTime } from './shop-time';

const formatSchema = v.optional(v.picklist(['csv', 'json']), 'csv');

/** The request names the records to print and their format; a command may also send it to a running shop. */
export const exportRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('orders'), format: formatSchema, ...orderListQuerySchema.entries }),
  v.object({ kind: v.literal('requests'), format: formatSchema, ...requestListQuerySchema.entries }),
  v.object({ kind: v.literal('leads'), format: formatSchema, ...leadListQuerySchema.entries }),
]);
export type ExportRequest = v.InferOutput<typeof exportRequestSchema>;

const ROWS_PER_READ = 200;

/** Every record of a list, oldest first. Read by id, because page numbers shift while records arrive. */
async function all<Item extends { id: number }>(
  read: (part: { page: number; limit: number; before: number | undefined }) => Promise<Item[]>,
  { before }: { before?: number | undefined },
): Promise<Item[]> {
  const records: Item[] = [];
  for (;;) {
    const part = await read({ page: 1, limit: ROWS_PER_READ, before: records.at(-1)?.id ?? before });
    records.push(...part);
    if (part.length < ROWS_PER_READ) return records.reverse();
  }
}

const joined = (parts: readonly (string | false | null | undefined)[], separator = '; '): string =>
  parts.filter(Boolean).join(separator);

const orderColumns: Record<string, (order: OrderRecord, timeZone: string) => string | number | null> = {
  number: ({ number }) => number,
  status: ({ status }) => status,
  created_at: ({ created_at }, timeZone) => shopTime(created_at, timeZone),
  name: ({ lead }) => lead.name,
  email: ({ lead }) => lead.email,
  phone: ({ lead }) => lead.phone,
  area_en: ({ address }) => address.area_en,
  area_ar: ({ address }) => address.area_ar,
  street: ({ address }) => address.street,
  building: ({ address }) => address.building,
  floor: ({ address }) => address.floor,
  apartment: ({ address }) => address.flat,
  landmark: ({ address }) => address.landmark,
  lines_en: ({ lines }) =>
    joined(
      lines.map(
        ({ quantity, name_en, code, line_total }) => `${quantity} × ${name_en} (${code}) ${line_total}`,
      ),
    ),
  lines_ar: ({ lines }) =>
    joined(
      lines.map(
        ({ quantity, name_ar, code, line_total }) => `${quantity} × ${name_ar} (${code}) ${line_total}`,
      ),
    ),
  notes: ({ notes }) => notes,
  payment_method: ({ payment_method }) => payment_method,
  promo_code: ({ promo_code }) => promo_code,
  currency: ({ currency }) => currency,
  subtotal: ({ subtotal }) => subtotal,
  coupon_discount: ({ coupon_discount }) => coupon_discount,
  shipping_fee: ({ shipping_fee }) => shipping_fee,
  tax: ({ tax }) => tax,
  total: ({ total }) => total,
};

const detailText = (
  { quantity, code, customization, color, fabrics, ...names }: RequestRecord['details'][number],
  language: 'en' | 'ar',
): string =>
  `${quantity} × ${names[`name_${language}`]} (${joined(
    [
      code,
      color?.[`name_${language}`],
      ...fabrics.map((fabric) => fabric[`name_${language}`]),
      customization?.width !== undefined && `${customization.width}`,
    ],
    ', ',
  )})`;

const requestColumns: Record<string, (request: RequestRecord, timeZone: string) => string | number | null> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  created_at: ({ created_at }, timeZone) => shopTime(created_at, timeZone),
  name: ({ lead }) => lead.name,
  email: ({ lead }) => lead.email,
  phone: ({ lead }) => lead.phone,
  reason: ({ reason }) => reason,
  notes: ({ notes }) => notes,
  project_id: ({ project_id }) => project_id,
  item_id: ({ item_id }) => item_id,
  pieces_en: ({ details }) => joined(details.map((detail) => detailText(detail, 'en'))),
  pieces_ar: ({ details }) => joined(details.map((detail) => detailText(detail, 'ar'))),
};

const leadColumns: Record<string, (lead: LeadRecord, timeZone: string) => string | number | null> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  created_at: ({ created_at }, timeZone) => shopTime(created_at, timeZone),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  source_id: ({ source_id }) => source_id,
};

function text<Item>(
  records: readonly Item[],
  format: ExportRequest['format'],
  columns: Record<string, (record: Item, timeZone: string) => string | number | null>,
  timeZone: string,
): string {
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  const cells = Object.values(columns);
  return csvText(
    Object.keys(columns),
    records.map((record) => cells.map((cell) => cell(record, timeZone))),
  );
}

/** Orders, requests or leads as CSV or JSON, oldest first; CSV has times of the shop's time zone, JSON in UTC. */
export async function exportRecords(db: Database, request: ExportRequest): Promise<string> {
  const { time_zone } = await shopSettings(db);
  switch (request.kind) {
    case 'orders':
      return text(
        await all((part) => listOrderRecords(db, { ...request, ...part }), request),
        request.format,
        orderColumns,
        time_zone,
      );
    case 'requests':
      return text(
        await all((part) => listRequestRecords(db, { ...request, ...part }), request),
        request.format,
        requestColumns,
        time_zone,
      );
    case 'leads':
      return text(
        await all((part) => listLeadRecords(db, { ...request, ...part }), request),
        request.format,
        leadColumns,
        time_zone,
      );
  }
}
