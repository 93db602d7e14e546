import * as v from 'valibot';
import { orderTotalsSchema } from '../order-receipt';
import { bilingual, idSchema } from '../primitives';
import { customizationSchema } from '../quote-request';
import { LEAD_STATUS_MOVES, ORDER_STATUS_MOVES, REQUEST_STATUS_MOVES, statusesOf } from './statuses';

/*
 * What visitors sent, as the shop's staff reads it. Names and prices are those of the moment it was sent; links into the
 * catalogue are null once what they led to is gone.
 */

export const orderStatusSchema = v.picklist(statusesOf(ORDER_STATUS_MOVES));
export const requestStatusSchema = v.picklist(statusesOf(REQUEST_STATUS_MOVES));
export const leadStatusSchema = v.picklist(statusesOf(LEAD_STATUS_MOVES));

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const linkedId = v.nullable(idSchema);

const statusChangeSchema = v.object({
  from: v.string(),
  to: v.string(),
  note: v.string(),
  at: timestamp,
});
export type StatusChange = v.InferOutput<typeof statusChangeSchema>;

const personSchema = v.object({
  name: v.string(),
  email: v.nullable(v.string()),
  /** With country code and plus when it could be read, else as typed. */
  phone: v.string(),
});

const recordFrame = {
  id: idSchema,
  created_at: timestamp,
  /** Oldest first. */
  history: v.array(statusChangeSchema),
};

/** An order; amounts are SAR. */
export const orderRecordSchema = v.object({
  ...recordFrame,
  /** What people call it by, e.g. `48271-93045`. */
  number: v.string(),
  status: orderStatusSchema,
  lead: personSchema,
  address: v.object({
    country_id: linkedId,
    governorate_id: linkedId,
    zone_id: linkedId,
    /** Country, governorate and zone in words. */
    ...bilingual('area'),
    landmark: v.string(),
    street: v.string(),
    building: v.string(),
    floor: v.string(),
    flat: v.string(),
  }),
  lines: v.array(
    v.object({
      item_id: linkedId,
      code: v.string(),
      ...bilingual('name'),
      quantity: v.number(),
      /** Before discount. */
      price: v.number(),
      /** Percent. */
      discount: v.number(),
      unit_price: v.number(),
      line_total: v.number(),
    }),
  ),
  notes: v.string(),
  payment_method: v.picklist(['cash']),
  promo_code: v.nullable(v.string()),
  /** 0.15 for 15 %. */
  tax_rate: v.number(),
  ...orderTotalsSchema.entries,
});
export type OrderRecord = v.InferOutput<typeof orderRecordSchema>;

/** A quote, contact or project request. */
export const requestRecordSchema = v.object({
  ...recordFrame,
  status: requestStatusSchema,
  lead: personSchema,
  notes: v.string(),
  reason: v.string(),
  project_id: linkedId,
  item_id: linkedId,
  details: v.array(
    v.object({
      item_id: linkedId,
      code: v.string(),
      ...bilingual('name'),
      quantity: v.number(),
      customization: v.nullable(customizationSchema),
      /** Names of the chosen colour and fabrics, as far as the catalogue still has them. */
      color: v.nullable(v.object(bilingual('name'))),
      fabrics: v.array(v.object(bilingual('name'))),
    }),
  ),
});
export type RequestRecord = v.InferOutput<typeof requestRecordSchema>;

/** Contact details somebody left. */
export const leadRecordSchema = v.object({
  ...recordFrame,
  status: leadStatusSchema,
  ...personSchema.entries,
  /** The lead form; null for people who ordered or asked for a quote, and for forms that are gone. */
  source_id: linkedId,
});
export type LeadRecord = v.InferOutput<typeof leadRecordSchema>;

export const EVENT_TYPES = [
  'order.placed',
  'order.status_changed',
  'request.received',
  'request.status_changed',
  'lead.received',
  'lead.status_changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A message to `WEBHOOK_URL`, by where it is on its way. */
export const eventStateSchema = v.picklist(['pending', 'delivered', 'dead']);
export type EventState = v.InferOutput<typeof eventStateSchema>;

export const eventRecordSchema = v.object({
  id: idSchema,
  /** The header `webhook-id`, the same for every attempt. */
  message_id: v.string(),
  type: v.picklist(EVENT_TYPES),
  /** Of the order, request or lead. */
  record_id: idSchema,
  state: eventStateSchema,
  attempts: v.number(),
  created_at: timestamp,
  next_attempt_at: v.nullable(timestamp),
  delivered_at: v.nullable(timestamp),
  /** Why the last attempt failed. */
  last_error: v.nullable(v.string()),
});
export type EventRecord = v.InferOutput<typeof eventRecordSchema>;
